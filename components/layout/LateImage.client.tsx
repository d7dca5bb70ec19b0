'use client';

import { useEffect, useState } from 'react';
import { afterLoad } from '@/lib/client/afterLoad';
import { FOOTER_LOAD_DELAY_MS } from '@/lib/constants';
import styles from './LateImage.module.css';

type Props = { src: string; alt: string; size: number };

/** §9 Footer load delay: loaded one second after the page has loaded. Its space is reserved. */
export function LateImage({ src, alt, size }: Props) {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = afterLoad(() => {
      timer = setTimeout(() => setIsDue(true), FOOTER_LOAD_DELAY_MS);
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, []);

  // eslint-disable-next-line @next/next/no-img-element -- a small code, made to be read by a camera
  const image = <img src={src} alt={alt} width={size} height={size} />;
  return (
    <span className={styles.root} style={{ inlineSize: size, blockSize: size }}>
      {isDue ? image : <noscript>{image}</noscript>}
    </span>
  );
}
