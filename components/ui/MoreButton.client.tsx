'use client';

import { Loader } from './Loader';
import buttons from './buttons.module.css';
import styles from './MoreButton.module.css';

type Props = { text: string; isAsking: boolean; onAsk: () => void };

/** §8: where the rest of a list didn't come, nothing is said of it; here it can be asked for again. */
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
