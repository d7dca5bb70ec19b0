'use client';

import { useRef } from 'react';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { useGalleryContext } from './GalleryContext.client';
import styles from './Gallery.module.css';

type Props = {
  onRequest: () => void;
  /** The first page has come: it is about to go, with the focus. */
  onGone: () => void;
};

/** Leads back from a later page. */
export function WorksBefore({ onRequest, onGone }: Props) {
  const { texts } = useGalleryContext();
  const button = useRef<HTMLButtonElement>(null);
  useGoneWithFocus(button, onGone);
  return (
    <p>
      <button
        type="button"
        ref={button}
        className={`noPrint arrowLink ${styles.before}`}
        onClick={() => onRequest()}
      >
        {texts.previousPage}
      </button>
    </p>
  );
}
