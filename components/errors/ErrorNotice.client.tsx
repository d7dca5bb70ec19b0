'use client';

import buttons from '@/components/ui/buttons.module.css';
import { useErrorTexts } from './ErrorTexts.client';
import styles from './errors.module.css';

/** The error page inside the site's frame: try again, or go home. */
export function ErrorNotice({ retry }: { retry: () => void }) {
  const texts = useErrorTexts();
  if (!texts) return null;
  return (
    <main id="main" className={styles.root}>
      <div role="alert">
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.actions}>
          <button type="button" className={buttons.button} onClick={retry}>
            {texts.retry}
          </button>
          <a className={styles.outline} href={texts.homePath}>
            {texts.home}
          </a>
        </p>
      </div>
    </main>
  );
}
