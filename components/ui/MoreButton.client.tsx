'use client';

import { Loader } from './Loader';
import styles from './MoreButton.module.css';

type Props = { text: string; isFetching: boolean; onRequest: () => void };

/** §8: a list that failed to load more shows no error, only this button to try again. */
export const MoreButton = ({ text, isFetching, onRequest }: Props) => (
  <button
    type="button"
    aria-busy={isFetching}
    className={`noPrint arrowLink ${styles.root}`}
    onClick={() => isFetching || onRequest()}
  >
    {text}
    {isFetching && <Loader className={styles.loader} />}
  </button>
);
