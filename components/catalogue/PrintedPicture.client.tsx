'use client';

import { Picture } from '@/components/ui/Picture.client';
import { ratioOf } from '@/lib/domain/picture';
import styles from './PrintedPicture.module.css';

type Props = { src: string; alt: string; width: number; height: number; first?: boolean };

const SIZES = '(width < 64rem) 90vw, 44rem';

/**
 * A picture twice: small for the screen, and the file itself for paper. The browser fetches that when it prints, as it is lazy,
 * and puts a JPEG into a PDF as it is. Of what the optimiser makes, each would take many megabytes (docs/decisions/0058).
 */
export function PrintedPicture({ src, alt, width, height, first = false }: Props) {
  const size = width > 0 && height > 0 ? { width, height } : {};
  const ratio = { '--ratio': ratioOf({ width, height }).toFixed(3) } as React.CSSProperties;
  return (
    <span className={styles.root} style={ratio}>
      <Picture {...{ src, alt, width, height, first }} sizes={SIZES} className={styles.screen} />
      {/* eslint-disable-next-line @next/next/no-img-element -- the file as it is */}
      <img {...{ src, alt, ...size }} loading="lazy" data-for-paper className={styles.paper} />
    </span>
  );
}
