'use client';

import { useRef } from 'react';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { Loader } from './Loader';
import styles from './MoreButton.module.css';

type Props = {
  text: string;
  isFetching: boolean;
  onRequest: () => void;
  /** It is about to go, with the focus. */
  onGone?: () => void;
};

/** §8: a list that failed to load more shows no error, only this button to try again. */
export function MoreButton({ text, isFetching, onRequest, onGone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useGoneWithFocus(button, () => onGone?.());
  return (
    <button
      type="button"
      ref={button}
      aria-busy={isFetching}
      className={`noPrint arrowLink ${styles.root}`}
      onClick={() => isFetching || onRequest()}
    >
      {text}
      {isFetching && <Loader className={styles.loader} />}
    </button>
  );
}
