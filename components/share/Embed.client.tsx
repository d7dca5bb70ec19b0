'use client';

import { useHydrated } from '@/components/ui/useHydrated';
import { useOnDemand } from '@/lib/client/useOnDemand';
import type { EmbedProps } from './EmbedDialog.client';
import styles from './Share.module.css';

const root = `needsScript noPrint ${styles.root}`;

const loadDialog = () => import('./EmbedDialog.client').then((m) => m.EmbedDialog);

/** Beside Share: the code by which another site shows this page. What it opens is loaded when it is needed. */
export function Embed(props: EmbedProps) {
  const isHydrated = useHydrated();
  const { Part, isComing, hasFailed, open, close } = useOnDemand(loadDialog);
  if (!isHydrated) return <div className={root} />;

  return (
    <div className={root}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isComing || undefined}
        data-tone="outline"
        className="button"
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          <path d="m8 6-6 6 6 6M16 6l6 6-6 6" />
        </svg>
        {props.texts.action}
      </button>
      {hasFailed && (
        <p role="alert" className={styles.said}>
          {props.texts.notShown}
        </p>
      )}
      {Part && <Part {...props} onClose={close} />}
    </div>
  );
}
