'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { followHere } from '@/lib/client/browser';
import { focusNext, inItsPlace } from '@/lib/client/focusNext';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import {
  ANY_INITIAL,
  galleryPath,
  isRecommended,
  type GalleryQuery,
  type Search,
} from '@/lib/state/galleryQuery';
import { useGalleryContext } from './GalleryContext.client';
import styles from './ActiveFilters.module.css';

/** A filter's text, and the query without it. */
type Filter = { what: string; without: GalleryQuery; isOtherList?: boolean };

function useActiveFilters(query: GalleryQuery): Filter[] {
  const { texts, countries, allYears } = useGalleryContext();
  const { search, order, view } = query;
  const { filters } = texts;
  const less = (change: Partial<Search>): GalleryQuery => ({
    ...query,
    page: 1,
    search: { ...search, ...change },
  });
  const field = (name: string, value: string) => fill(filters.field, { field: name, value });
  const nameOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.name ?? wanted;
  const first = { ...query, page: 1 };
  return [
    isRecommended(query) && {
      what: filters.recommended,
      without: { ...first, labelIds: [...allYears] },
      isOtherList: true,
    },
    order === 'latest' && {
      what: filters.latest,
      without: { ...first, order: 'curated' as const },
    },
    // The wall has the orders beside each other.
    order === 'rainbow' &&
      view !== 'wall' && {
        what: filters.rainbow,
        without: { ...first, order: 'curated' as const },
      },
    search.author && {
      what: field(texts.search.author, search.author),
      without: less({ author: '' }),
    },
    search.name && { what: field(texts.search.name, search.name), without: less({ name: '' }) },
    ...search.country.map((code) => ({
      what: nameOf(code),
      without: less({ country: search.country.filter((other) => other !== code) }),
    })),
    ...search.colour.map((colour) => ({
      what: texts.colours[colour],
      without: less({ colour: search.colour.filter((other) => other !== colour) }),
    })),
    search.initials !== ANY_INITIAL && {
      what: field(texts.search.initials, search.initials),
      without: less({ initials: ANY_INITIAL }),
    },
  ].filter((each) => !!each);
}

type Props = { query: GalleryQuery; onChange: (address: string) => void };

/** The active filters, each with a link that removes it; they work without JavaScript as well. */
export function ActiveFilters({ query, onChange }: Props) {
  const { locale, texts } = useGalleryContext();
  const parts = useActiveFilters(query);
  const list = useRef<HTMLUListElement>(null);
  if (parts.length === 0) return null;
  return (
    <ul role="list" ref={list} aria-label={texts.filters.label} className={styles.root}>
      {parts.map(({ what, without, isOtherList }, place) => (
        <li key={what}>
          <a
            href={localePath(locale, galleryPath(without))}
            aria-label={fill(texts.filters.remove, { what })}
            className={styles.part}
            onClick={(event) => {
              if (isOtherList) return;
              followHere(event, (address) => {
                focusNext(() => inItsPlace(list.current, 'a', place));
                onChange(address);
              });
            }}
          >
            <bdi>{what}</bdi> <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
  );
}
