'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import type { EmbedDialog as Dialog, EmbedProps } from './EmbedDialog.client';
import styles from './Share.module.css';

const root = `needsScript noPrint ${styles.root}`;

/** Beside Share: the code by which another site shows this page. What it opens is loaded when it is needed. */
export function Embed(props: EmbedProps) {
  const isHydrated = useHydrated();
  const [Opened, setOpened] = useState<typeof Dialog>();
  const [isOpen, setOpen] = useState(false);
  if (!isHydrated) return <div className={root} />;

  async function open() {
    try {
      const { EmbedDialog } = await import('./EmbedDialog.client');
      setOpened(() => EmbedDialog);
      setOpen(true);
    } catch {
      // The next click tries again.
    }
  }

  return (
    <div className={root}>
      <button
        type="button"
        aria-haspopup="dialog"
        data-tone="outline"
        className="button"
        onClick={() => void open()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          <path d="m8 6-6 6 6 6M16 6l6 6-6 6" />
        </svg>
        {props.texts.action}
      </button>
      {isOpen && Opened && <Opened {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
