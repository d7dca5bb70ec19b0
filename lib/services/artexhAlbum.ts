import 'server-only';
import { array } from 'yup';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { forDisplay } from '@/lib/content/minors';
import { wireAlbum, wireAlbumList } from '@/lib/contract/album';
import { toAlbum, type Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { toWireLocale } from '@/lib/i18n/locales';
import { isId } from '@/lib/query';
import { cached } from './cached';
import { call, kept } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

export type AlbumQuery = {
  labelIds?: readonly string[];
  start?: number;
  count?: number;
  /** What a visitor searches for (§3 Search). Such answers are not kept. */
  name?: string;
  author?: string;
  /** ISO 3166-1 alpha-2 codes */
  country?: readonly string[];
  num?: string;
  /** §5: a letter A-Z; * or nothing means no initials filter. */
  initials?: string;
  dsss?: string;
  /** Ours: the year label and the number in it that a wall label's QR code carries. */
  label?: string;
  seq?: string;
  /** Ours: the language of titles and introductions. */
  locale?: string;
  /** Ours: exactly these works. */
  ids?: string;
};

const SEQ = /^\d{1,9}$/;
const NO_INITIALS = ['', '*'];
const isLetter = (initials: string) => !NO_INITIALS.includes(initials);

async function ask(query: AlbumQuery): Promise<Page<Album>> {
  const { labelIds, start = 0, count = ALBUM_PAGE_SIZE, country, ...rest } = query;
  const { initials = '', locale = '', ...search } = rest;
  const hasInitials = isLetter(initials);
  const [list] = await call(
    'albumList',
    {
      query: {
        seqFlag: true,
        dStart: start,
        dCount: count,
        labelIds: labelIds?.join(','),
        country: country?.join(','),
        initials: hasInitials ? initials : undefined,
        initialsFlag: hasInitials || undefined,
        locale: toWireLocale(locale),
        ...search,
      },
    },
    { schema: array(wireAlbumList).required() },
  );
  const items = kept('albumList', wireAlbum, list?.datas ?? [])
    .map((wire) => toAlbum(wire, urlOf))
    .filter((album) => album !== null);
  return { items, total: list?.number ?? 0 };
}

const askByLabel = cached(
  'albumList',
  () => ['albums'],
  (labelIds: string, start: number, count: number, locale: string) =>
    ask({ labelIds: labelIds ? labelIds.split(',') : [], start, count, locale }),
);

/** After the cache, so that another policy counts at once. */
const shown = (album: Album): Album => forDisplay(album, env().minors);

/** §7 artexhAlbum/listPublished. A list by one label is kept; searches and mixtures of labels, which anybody can make up without end, are asked anew each time. */
export async function listPublished(query: AlbumQuery = {}): Promise<Page<Album>> {
  const { labelIds = [], start = 0, count = ALBUM_PAGE_SIZE, locale = '', ...search } = query;
  const { initials = '', ...words } = search;
  const isSearch = isLetter(initials) || Object.values(words).some((word) => word?.length);
  const { items, total } = await (isSearch || labelIds.length > 1
    ? ask(query)
    : askByLabel(labelIds.join(','), start, count, locale));
  return { items: items.map(shown), total };
}

const askByCountry = cached(
  'albumList',
  () => ['albums'],
  (_by: 'country', code: string, page: number, locale: string) =>
    ask({ country: [code], start: (page - 1) * ALBUM_PAGE_SIZE, locale }),
);

/** The works of one country, a page at a time: kept like a list by label, as there are only so many countries. */
export async function listByCountry(
  code: string,
  page: number,
  locale: string,
): Promise<Page<Album>> {
  const { items, total } = await askByCountry('country', code, page, locale);
  return { items: items.map(shown), total };
}

const askById = cached(
  'albumList',
  ([, id]) => ['albums', `album:${id}`],
  async (_by: 'id', id: string, locale: string): Promise<Album | null> => {
    const { items } = await ask({ ids: id, count: 1, locale });
    return items.find((album) => album.id === id) ?? null;
  },
);

/**
 * One work, by §7's list: §7 has no call of its own for it. `ids` is our addition; a host that doesn't know it answers
 * with some work, which is then not the one asked for. Null: there is none.
 */
export async function getById(id: string, locale = ''): Promise<Album | null> {
  const album = await askById('id', checkId(id), locale);
  return album && shown(album);
}

/**
 * The work behind a wall label's QR code; null when there is none, or when the host doesn't know our `label` and `seq`
 * and answers with another. Not kept: anybody can make up numbers without end.
 */
export async function getBySeq(label: string, seq: string, locale: string): Promise<Album | null> {
  if (!isId(label) || !SEQ.test(seq)) return null;
  const { items } = await ask({ label, seq, count: 1, locale });
  const album = items.find((item) => item.label === label && item.seq === Number(seq));
  return album ? shown(album) : null;
}
