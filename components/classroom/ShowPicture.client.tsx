'use client';

import { useState } from 'react';
import { pictureSources } from '@/components/ui/pictureSources';
import type { Album } from '@/lib/domain/album';
import { sizeOr } from '@/lib/domain/picture';
import { altOf, type WorkWords } from '@/lib/domain/workWords';
import styles from './Show.module.css';

type Props = {
  work: Album;
  words: WorkWords;
  failed: string;
  /** Fetched for later, and not seen. */
  isAhead?: boolean;
  /** It has come, or won't come. */
  onSettle: (id: string) => void;
};

/** All widths that a screen may need. */
const WIDEST = '100vw';

/** It fills the screen's width or its height, whichever comes first. */
function sizesOf(work: Album) {
  const { width, height } = sizeOr(work);
  return `(aspect-ratio < ${width}/${height}) 100vw, ${Math.ceil((100 * width) / height)}vh`;
}

/** A painting as large as the screen allows, never cropped. */
export function ShowPicture({ work, words, failed, isAhead = false, onSettle }: Props) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed && !isAhead) return <p className={styles.gone}>{failed}</p>;
  const { id, imgUrl, width, height } = work;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- optimised by pictureSources
    <img
      // A kept picture may have come before the page was in charge.
      ref={(picture) => void (picture?.complete && onSettle(id))}
      {...pictureSources(imgUrl, WIDEST)}
      sizes={sizesOf(work)}
      alt={isAhead ? '' : altOf(work, words)}
      width={width || undefined}
      height={height || undefined}
      data-ahead={isAhead || undefined}
      className={styles.picture}
      onLoad={() => onSettle(id)}
      onError={() => {
        setFailed(true);
        onSettle(id);
      }}
    />
  );
}
