import { Disc } from '@/components/ui/Disc';
import { DISCS } from '@/lib/brand';
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
    <path transform="translate(13 34) scale(.54)" className={styles.ink} d={DISCS[0]} />
    <path transform="translate(24 45) scale(.32)" className={styles.accent} d={DISCS[1]} />
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
