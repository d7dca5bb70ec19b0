'use client';

import { useShelf } from '@/lib/client/shelf';
import { localePath } from '@/lib/i18n/localePath';
import {
  isSearching,
  RECOMMENDED_LABEL,
  wholeListPath,
  type GalleryQuery,
} from '@/lib/state/galleryQuery';
import { Loader } from '@/components/ui/Loader';
import { useGalleryContext } from './GalleryContext.client';
import { fill } from '@/lib/i18n/fill';
import { ROUTES } from '@/lib/routes';
import { ActiveFilters } from './ActiveFilters.client';
import styles from './Gallery.module.css';

type Props = {
  query: GalleryQuery;
  isKeywordEmpty: boolean;
  total: number;
  status: 'idle' | 'loading' | 'failed';
  onAll: (event: React.MouseEvent) => void;
  onChange: (address: string) => void;
};

/** The list's status, also announced: loading, or how many were found. */
export function ListState({ query, isKeywordEmpty, total, status, onAll, onChange }: Props) {
  const { locale, texts } = useGalleryContext();
  const kept = useShelf();
  const isSearch = isSearching(query.search);
  const { order, view, labelIds } = query;
  const isOrdered = order === 'latest' || (order === 'rainbow' && view !== 'wall');
  const isPart = isSearch || isKeywordEmpty || isOrdered || labelIds[0] === RECOMMENDED_LABEL;
  return (
    <div className={styles.state} data-part={isPart || undefined}>
      <p role="status">
        {status === 'loading' && (
          <span className={styles.awaited}>
            <Loader />
            {texts.loading}
          </span>
        )}
        {status === 'idle' && isSearch && <span>{fill(texts.found, { total })}</span>}
        {status === 'idle' && isKeywordEmpty && (
          <span className="needsScript">{texts.search.emptyKeyword}</span>
        )}
      </p>
      <ActiveFilters query={query} onChange={onChange} />
      {isSearch && (
        <a
          href={localePath(locale, wholeListPath(query))}
          className={styles.action}
          onClick={onAll}
        >
          {texts.all}
        </a>
      )}
      {kept.length > 0 && (
        <a href={localePath(locale, ROUTES.shelf)} className={`noPrint ${styles.action}`}>
          {fill(texts.shelf, { count: kept.length })}
        </a>
      )}
    </div>
  );
}
