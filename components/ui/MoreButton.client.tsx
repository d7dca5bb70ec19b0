'use client';

import { Loader } from './Loader';
import buttons from './buttons.module.css';
import styles from './MoreButton.module.css';

type Props = { text: string; isAsking: boolean; onAsk: () => void };

/** §8: a list that failed to load more shows no error, only this button to try again. */
export const MoreButton = ({ text, isAsking, onAsk }: Props) => (
  <button
    type="button"
    aria-busy={isAsking}
    className={`noPrint ${buttons.link} ${styles.root}`}
    onClick={() => isAsking || onAsk()}
  >
    {text}
    {isAsking && <Loader className={styles.loader} />}
  </button>
);
