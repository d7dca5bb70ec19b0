'use client';

import { useEffect, useState } from 'react';
import { TOAST_DEFAULT_MS } from '@/lib/constants';
import { Glyph } from './Glyph';
import styles from './Toast.module.css';

type Props = {
  text: string;
  /** Another number, another toast; none at 0. */
  count?: number;
  /** While something lasts, it stays; else it goes after §9's 1.5 s. */
  lasting?: boolean;
};

/** §9. Never the sole feedback: what it says stands in the form too, for longer. */
export function Toast({ text, count = 0, lasting = false }: Props) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setOver(count), TOAST_DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [count]);
  if (!lasting && over === count) return null;
  return (
    <div
      role={lasting ? 'status' : 'alert'}
      data-tone={lasting ? 'wait' : 'err'}
      className={styles.root}
    >
      <Glyph name={lasting ? 'refresh' : 'fault'} />
      {text}
    </div>
  );
}
