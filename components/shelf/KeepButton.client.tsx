'use client';

import { Icon } from '@/components/ui/Icon';
import { localePath } from '@/lib/i18n/localePath';
import { LANGUAGES, type Locale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import type { KeepTexts } from './keepTexts';
import styles from './KeepButton.module.css';
import { useKept } from './useKept';

type Props = { id: string; locale: Locale; texts: KeepTexts };

/** Keeps a work on this device's shelf, or takes it off. Hidden without JavaScript, which alone could keep it. */
export function KeepButton({ id, locale, texts }: Props) {
  const { isKept, failure, toggle } = useKept(id, texts);

  return (
    <div className={`needsScript noPrint ${styles.root}`}>
      <button
        type="button"
        data-tone="quiet"
        data-kept={isKept || undefined}
        className={`button ${styles.button}`}
        onClick={toggle}
      >
        <Icon name="heart" />
        <span>{isKept ? texts.remove : texts.keep}</span>
      </button>
      <p className={styles.note}>
        {texts.note}
        {LANGUAGES[locale].space}
        <a href={localePath(locale, ROUTES.shelf)} className={styles.link}>
          {texts.mine}
        </a>
      </p>
      <p role="status" className={styles.failure}>
        {failure}
      </p>
    </div>
  );
}
