'use client';

import { Icon } from '@/components/ui/Icon';
import { useEffect, useState } from 'react';
import { TOAST_DEFAULT_MS } from '@/lib/constants';
import styles from './Toast.module.css';

type Props = {
  text: string;
  tone: 'ok' | 'err' | 'warn' | 'wait';
  /** A new number shows the toast again; 0 shows none. With tone `wait` it stays as long as it has a text. */
  count?: number;
  /** Its text is announced elsewhere on the page already. */
  isSilent?: boolean;
};

const ICONS = { ok: 'done', err: 'fault', warn: 'fault', wait: 'refresh' } as const;

/** §9: shown for 1.5 s. Never the only feedback: its text is also on the page, for longer. */
export function Toast({ text, tone, count = 0, isSilent = false }: Props) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setOver(count), TOAST_DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const isWaiting = tone === 'wait';
  const toast = text && (isWaiting || over !== count) && (
    <div
      role={isWaiting || isSilent ? undefined : 'alert'}
      aria-hidden={isSilent || undefined}
      data-tone={tone}
      className={styles.root}
    >
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
    </div>
  );
  // An alert is read aloud when it comes; a status that comes with its text may not be.
  return isWaiting ? (
    <div role="status" className={styles.status}>
      {toast}
    </div>
  ) : (
    toast
  );
}
