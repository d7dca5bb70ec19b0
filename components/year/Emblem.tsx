import { Disc } from '@/components/ui/Disc';
import styles from './Emblem.module.css';

/** In the order of §1: letter, badge, certificate, title. */
const SHAPES = [
  <>
    <path d="M14 8h52v76H14z" className={styles.paper} />
    <path d="M23 26h34M23 36h34M23 46h22" className={styles.line} />
    <path d="M24 66c8-10 14 8 24-4" className={styles.signature} />
  </>,
  <>
    <path d="M26 8h28l-8 34H34z" className={styles.accent} />
    <path
      transform="translate(13 34) scale(.54)"
      className={styles.ink}
      d="M52 3 68 6 83 15 94 30 98 47 96 65 87 82 73 93 56 98 38 97 21 89 9 75 3 58 3 41 11 23 24 10 38 4Z"
    />
    <path
      transform="translate(24 45) scale(.32)"
      className={styles.accent}
      d="M47 2 66 4 81 12 92 25 98 43 97 60 90 77 78 90 61 97 43 98 26 93 12 82 4 66 2 48 7 31 17 17 31 7Z"
    />
  </>,
  <>
    <path d="M6 16h68v60H6z" className={styles.paper} />
    <path d="M11 21h58v50H11z" className={styles.edge} />
    <path d="M22 36h36M28 46h24M32 56h16" className={styles.line} />
  </>,
  <>
    <path
      d="m40 6 8 20 21 1-16.500 13.500L58 62 40 50 22 62l5.500-21.500L11 27l21-1z"
      className={styles.accent}
    />
    <path d="M18 76h44M26 84h28" className={styles.line} />
  </>,
];

type Props = { index: number; className?: string };

/** An honour that §1 doesn't list gets the disc. */
export function Emblem({ index, className }: Props) {
  const shape = SHAPES[index];
  if (!shape) return <Disc cut={index} className={`${styles.disc} ${className ?? ''}`} />;
  return (
    <svg viewBox="0 0 80 92" width="80" height="92" aria-hidden="true" className={className}>
      {shape}
    </svg>
  );
}
