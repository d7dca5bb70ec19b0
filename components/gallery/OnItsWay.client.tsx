'use client';

import { Loader } from '@/components/ui/Loader';
import { useGalleryContext } from './GalleryContext.client';
import styles from './OnItsWay.module.css';

/** What was opened is still loading. The status is always there: one that comes with its text may not be read aloud. */
export function OnItsWay({ isComing }: { isComing: boolean }) {
  const { viewerTexts } = useGalleryContext();
  return (
    <p role="status">
      {isComing && (
        <span className={styles.root}>
          <Loader /> {viewerTexts.comments.loading}
        </span>
      )}
    </p>
  );
}
