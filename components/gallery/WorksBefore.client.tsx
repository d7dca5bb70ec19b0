'use client';

import { useHydrated } from '@/components/ui/useHydrated';
import { useGalleryContext } from './GalleryContext.client';
import styles from './Gallery.module.css';

/** Leads back from a later page. Visitors without JavaScript have a link instead. */
export function WorksBefore({ onRequest }: { onRequest: () => void }) {
  const { texts } = useGalleryContext();
  if (!useHydrated()) return null;
  return (
    <p>
      <button
        type="button"
        className={`noPrint arrowLink ${styles.before}`}
        onClick={() => onRequest()}
      >
        {texts.previousPage}
      </button>
    </p>
  );
}
