'use client';

import { useState } from 'react';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { fetchEach } from '@/lib/client/fetchPictures';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { CatalogueTexts } from '@/lib/i18n/messages';
import styles from './ChoiceForm.module.css';

type Props = {
  texts: Pick<CatalogueTexts, 'print' | 'fetching' | 'fetched' | 'missing'>;
  locale: Locale;
};

/**
 * Prints when all pictures for paper are there. Those that can't be had, or don't come, don't keep the others from being printed; it says how many.
 * How far it is can only be seen: as words to hear it would be a message for each picture.
 */
export function PrintBook({ texts, locale }: Props) {
  const [said, setSaid] = useState('');
  const [progress, setProgress] = useState('');

  async function prepare() {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[data-for-paper]')];
    let done = 0;
    const say = () => setProgress(fill(texts.fetched, { done, all: images.length }));
    setSaid(texts.fetching);
    say();
    const outcomes = await fetchEach(images, () => {
      done += 1;
      say();
    });
    const missing = outcomes.filter((hasCome) => !hasCome).length;
    setProgress('');
    setSaid(missing > 0 ? fill(texts.missing, { missing }, locale) : '');
  }

  return (
    <>
      <PrintButton alone="page" className="button" prepare={prepare}>
        {texts.print}
      </PrintButton>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {progress && (
        <span aria-hidden="true" className={styles.said}>
          {progress}
        </span>
      )}
    </>
  );
}
