'use client';

import { localePath } from '@/lib/i18n/localePath';
import { galleryPath, isSearching, NO_SEARCH, type GalleryQuery } from '@/lib/state/galleryQuery';
import { useSurroundings } from './GalleryContext.client';
import { fill } from '@/lib/i18n/fill';
import styles from './Gallery.module.css';

type Props = {
  query: GalleryQuery;
  total: number;
  status: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
  onAll: () => void;
};

/** What the list is up to, said aloud too: how many were found, that more can't be fetched. */
export function ListState({ query, total, status, onRetry, onAll }: Props) {
  const { locale, texts } = useSurroundings();
  const isSearch = isSearching(query.search);
  function showAll(event: React.MouseEvent) {
    event.preventDefault();
    onAll();
  }
  return (
    <div className={styles.state}>
      <p role="status">
        {status === 'failed' && texts.failed}
        {status === 'loading' && <span className="visuallyHidden">{texts.loading}</span>}
        {status === 'idle' && isSearch && fill(texts.found, { total })}
      </p>
      {status === 'failed' && (
        <button type="button" className={styles.action} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {isSearch && (
        <a
          href={localePath(locale, galleryPath({ ...query, page: 1, search: NO_SEARCH }))}
          className={styles.action}
          onClick={showAll}
        >
          {texts.all}
        </a>
      )}
    </div>
  );
}
