'use client';

import { Button, useListQuery, useLocale } from '@payloadcms/ui';
import type { ListQuery } from 'payload';
import { NotInDrawer } from './NotInDrawer.client';

const FORMATS = ['csv', 'xlsx'] as const;

const LINE = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 'calc(var(--base) / 2)',
  marginBlock: 'calc(var(--base) / 2)',
} as const;

/** What the list shows now, all of its pages. */
function addressOf(
  slug: string,
  format: string,
  { where, search, sort }: ListQuery,
  locale: string,
) {
  const query = new URLSearchParams({ format, locale });
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where));
  if (search) query.set('search', search);
  if (sort) query.set('sort', String(sort));
  return `/api/${slug}/export?${query}`;
}

type Props = { labels: Readonly<Record<(typeof FORMATS)[number], string>> };

/** Two links that download the list with its present filter, search and order. */
export function DownloadLinks({ labels }: Props) {
  const { collectionSlug, query } = useListQuery();
  const { code } = useLocale();
  return (
    <NotInDrawer>
      <div style={LINE}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            el="anchor"
            url={addressOf(collectionSlug, format, query, code)}
            buttonStyle="secondary"
            size="small"
            margin={false}
          >
            {labels[format]}
          </Button>
        ))}
      </div>
    </NotInDrawer>
  );
}
