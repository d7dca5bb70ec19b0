'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { toggleOnShelf, useIsKept } from '@/lib/client/shelf';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { MOST_KEPT } from '@/lib/state/shelf';
import type { KeepTexts } from './keepTexts';
import styles from './KeepButton.module.css';

type Props = { id: string; locale: Locale; texts: KeepTexts };

/** Keeps a work on this device's shelf, or takes it off. Hidden without JavaScript, which alone could keep it. */
export function KeepButton({ id, locale, texts }: Props) {
  const isKept = useIsKept(id);
  const [failure, setFailure] = useState('');

  function toggle() {
    const outcome = toggleOnShelf(id);
    setFailure(outcome === 'kept' ? '' : fill(texts[outcome], { most: MOST_KEPT }));
  }

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
        {isKept ? texts.remove : texts.keep}
      </button>
      <p className={styles.note}>
        {texts.note}{' '}
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
