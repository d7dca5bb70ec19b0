'use client';

import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { fill } from '@/lib/i18n/fill';
import type { KeepTexts } from './keepTexts';
import styles from './Heart.module.css';
import { useKept } from './useKept';

type Props = { id: string; title: string; texts: KeepTexts };

/** A heart beside a work in a list. Only a script could keep it, so it isn't in the page's HTML. */
export function Heart({ id, title, texts }: Props) {
  const isHydrated = useHydrated();
  const { isKept, failure, toggle } = useKept(id, texts);
  if (!isHydrated) return null;

  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={fill(texts.keepTitle, { title })}
        title={isKept ? texts.remove : texts.keep}
        className={`noPrint ${styles.root}`}
        onClick={toggle}
      >
        <Icon name="heart" />
      </button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
