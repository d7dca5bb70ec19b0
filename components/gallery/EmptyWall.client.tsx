'use client';

import { useRef } from 'react';
import { useHydrated } from '@/components/ui/useHydrated';
import { useGoneWithFocus } from '@/lib/client/useGoneWithFocus';
import { localePath } from '@/lib/i18n/localePath';
import {
  galleryPath,
  isRecommended,
  isSearching,
  wholeListPath,
  type GalleryQuery,
} from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';
import styles from './EmptyWall.module.css';

type Props = {
  query: GalleryQuery;
  onChange: (event: React.MouseEvent) => void;
  onAll: (event: React.MouseEvent) => void;
  /** It is about to go, with the focus in it. */
  onGone: () => void;
};

/** No results, and what to do about it. */
export function EmptyWall({ query, onChange, onAll, onGone }: Props) {
  const { locale, texts, allYears } = useGalleryContext();
  const isPartOfAll = allYears.length > 1;
  const inAllYears = galleryPath({ ...query, labelIds: [...allYears], page: 1 });
  const isSearch = isSearching(query.search);
  const root = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  useGoneWithFocus(root, onGone);
  return (
    <section ref={root} className={`wrap ${styles.root}`}>
      <span className={styles.frame} aria-hidden="true" />
      <h2 className={styles.title}>{isSearch ? texts.empty.searchTitle : texts.empty.title}</h2>
      {isSearch && (
        <>
          {isPartOfAll && !isRecommended(query) && <p>{texts.empty.oneYear}</p>}
          <p>{texts.empty.text}</p>
          <p className={styles.actions}>
            {isPartOfAll && (
              <a href={localePath(locale, inAllYears)} className="button">
                {texts.empty.allYears}
              </a>
            )}
            <a href={localePath(locale, wholeListPath(query))} className="button" onClick={onAll}>
              {texts.all}
            </a>
            <a
              href="#find-form"
              // Without a script it leads to a form of the page.
              aria-haspopup={isHydrated ? 'dialog' : undefined}
              className="arrowLink"
              onClick={onChange}
            >
              {texts.empty.change}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
