'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { toggleOnShelf, useIsKept } from '@/lib/client/shelf';
import { fill } from '@/lib/i18n/fill';
import { MOST_KEPT } from '@/lib/state/shelf';
import type { KeepTexts } from './keepTexts';
import styles from './Heart.module.css';

type Props = { id: string; title: string; texts: KeepTexts };

/** A heart beside a work in a list. Only a script could keep it, so it isn't in the page's HTML. */
export function Heart({ id, title, texts }: Props) {
  const isHydrated = useHydrated();
  const isKept = useIsKept(id);
  const [failure, setFailure] = useState('');
  if (!isHydrated) return null;

  function toggle() {
    const outcome = toggleOnShelf(id);
    setFailure(outcome === 'kept' ? '' : fill(texts[outcome], { most: MOST_KEPT }));
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={`${texts.keep}: ${title}`}
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
