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
import { call, validItems } from './call';
import { checkId } from './ids';
import { urlOf } from './media';

export type AlbumQuery = {
  labelIds?: readonly string[];
  start?: number;
  count?: number;
  /** The language of titles and introductions. Ours, like all that has no place in §7 (docs/architecture.md). */
  locale?: string;
  /** What a visitor searches for (§3 Search). `country` holds ISO codes, `initials` is a letter; `*` is no filter (§5). */
  name?: string;
  author?: string;
  country?: readonly string[];
  initials?: string;
  num?: string;
  dsss?: string;
  /** Exactly this work: by its id, or by what a wall label's QR code carries. */
  ids?: string;
  label?: string;
  seq?: string;
};

/** As §7 has them, always in the same order: they are the key of what is cached. */
function toParameters(query: AlbumQuery) {
  const { start = 0, count = ALBUM_PAGE_SIZE, locale = '', initials } = query;
  const letter = initials === '*' ? '' : initials;
  return {
    seqFlag: true,
    dStart: start,
    dCount: count,
    locale: toWireLocale(locale),
    labelIds: query.labelIds?.join(),
    country: query.country?.join(),
    ids: query.ids,
    name: query.name,
    author: query.author,
    num: query.num,
    initials: letter,
    initialsFlag: letter ? true : undefined,
    dsss: query.dsss,
    label: query.label,
    seq: query.seq,
  };
}

type Parameters = ReturnType<typeof toParameters>;

/** Of lists by one label or one country, and of single works, there are only so many. Anybody can make up searches without end. */
function isBounded({ labelIds, country, ids, name, author, num, ...rest }: Parameters): boolean {
  const { initials, dsss, label, seq } = rest;
  const isSearch = [name, author, num, initials, dsss, label, seq].some(Boolean);
  return !isSearch && [labelIds, country, ids].filter(Boolean).join().split(',').length === 1;
}

async function ask(parameters: Parameters): Promise<Page<Album>> {
  const schema = array(wireAlbumList).required();
  const [list] = await call('albumList', { query: parameters }, { schema });
  const items = validItems('albumList', wireAlbum, list?.datas ?? [])
    .map((wire) => toAlbum(wire, urlOf))
    .filter((album) => album !== null);
  return { items, total: list?.number ?? 0 };
}

const askCached = cached(
  'albumList',
  ([{ ids }]) => (ids ? ['albums', `album:${ids}`] : ['albums']),
  ask,
);

/** §7 artexhAlbum/listPublished. The policy for minors comes after the cache, so that another counts at once. */
export async function listPublished(query: AlbumQuery = {}): Promise<Page<Album>> {
  const parameters = toParameters(query);
  const { items, total } = await (isBounded(parameters) ? askCached : ask)(parameters);
  return { items: items.map((album) => forDisplay(album, env().minors)), total };
}

/**
 * One work; null when there is none. §7 has no call of its own for it: a host that doesn't know our `ids` answers with some
 * work, which is then not the one asked for.
 */
export async function getById(id: string, locale = ''): Promise<Album | null> {
  const { items } = await listPublished({ ids: checkId(id), count: 1, locale });
  return items.find((album) => album.id === id) ?? null;
}

const SEQ = /^\d{1,9}$/;

/** The work behind a wall label's QR code; null also where the host doesn't know our `label` and `seq`. */
export async function getBySeq(label: string, seq: string, locale: string): Promise<Album | null> {
  if (!isId(label) || !SEQ.test(seq)) return null;
  const { items } = await listPublished({ label, seq, count: 1, locale });
  return items.find((item) => item.label === label && item.seq === Number(seq)) ?? null;
}
