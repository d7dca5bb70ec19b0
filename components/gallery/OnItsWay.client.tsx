'use client';

import { Loader } from '@/components/ui/Loader';
import { useGalleryContext } from './GalleryContext.client';
import styles from './OnItsWay.module.css';

/** What was opened is still loading. */
export function OnItsWay() {
  const { viewerTexts } = useGalleryContext();
  return (
    <p role="status" className={styles.root}>
      <Loader /> {viewerTexts.comments.loading}
    </p>
  );
}
