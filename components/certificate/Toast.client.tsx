'use client';

import { useEffect, useState } from 'react';
import { TOAST_DEFAULT_MS } from '@/lib/constants';
import { Glyph } from './Glyph';
import styles from './Toast.module.css';

type Props = {
  text: string;
  /** Another number, another toast. None at 0. */
  count: number;
};

/** §9: seen for 1.5 s. It says again what stands on the page and is announced there: never the sole feedback. */
export function Toast({ text, count }: Props) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(count), TOAST_DEFAULT_MS);
    return () => clearTimeout(timer);
  }, [count]);
  if (!text || over === count) return null;
  return (
    <div aria-hidden="true" className={styles.root}>
      <Glyph name="warning" />
      {text}
    </div>
  );
}
