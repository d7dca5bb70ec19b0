'use client';

import { useState } from 'react';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { fetchPicture } from '@/lib/client/fetchPictures';
import { fill } from '@/lib/i18n/fill';
import styles from './ChoiceForm.module.css';

type Props = { text: string; fetching: string };

/** Prints when all pictures for paper are there. One that can't be had doesn't keep the others from being printed. */
export function PrintBook({ text, fetching }: Props) {
  const [said, setSaid] = useState('');

  async function prepare() {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[data-for-paper]')];
    let done = 0;
    const say = () => setSaid(fill(fetching, { done, all: images.length }));
    say();
    const count = async (image: HTMLImageElement) => {
      await fetchPicture(image);
      done += 1;
      say();
    };
    await Promise.all(images.map(count));
    setSaid('');
  }

  return (
    <>
      <PrintButton alone="page" className="button" prepare={prepare}>
        {text}
      </PrintButton>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
