import 'server-only';
import { array } from 'yup';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import { forDisplay } from '@/lib/content/minors';
import { wireAlbum, wireAlbumList } from '@/lib/contract/album';
import type { Colour } from '@/lib/contract/colours';
import { albumTag, ALL_WORKS, countryTag, labelTag, nearTag, partTags } from '@/lib/contract/tags';
import { toAlbum, type Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { env } from '@/lib/env';
import { toWireLocale } from '@/lib/i18n/locales';
import { isId, isSeq } from '@/lib/query';
import { cached } from './cached';
import { call, validItems } from './call';
import { checkId } from './ids';
import { urlOf } from './media';
import { worksOfIds } from './worksOfIds';

/** What visitors search for (§3 Search). `initials` is a letter, `*` no filter (§5); `label` and `seq` are on a wall label's QR code. */
const SEARCHED = ['name', 'author', 'num', 'initials', 'dsss', 'label', 'seq'] as const;

export type AlbumQuery = {
  start?: number;
  count?: number;
  /** The language of titles and introductions. Ours, like every parameter that §7 doesn't name (docs/architecture.md). */
  locale?: string;
  labelIds?: readonly string[];
  /** ISO codes. */
  country?: readonly string[];
  /** Ours: a work has all of these. */
  colour?: readonly Colour[];
  /** The id of a single work. */
  ids?: string;
  /** With `label` and `seq`: the works before and after that one too. */
  around?: true;
} & { [filter in (typeof SEARCHED)[number]]?: string };

/** The parameters of §7. A cached query has at most one filter (`isBounded`), so that equal queries have equal keys. */
function toParameters({ start = 0, count = ALBUM_PAGE_SIZE, locale = '', ...filters }: AlbumQuery) {
  const { labelIds, country, colour, initials, ...rest } = filters;
  const letter = initials === '*' ? '' : initials;
  return {
    seqFlag: true,
    dStart: start,
    dCount: count,
    locale: toWireLocale(locale),
    labelIds: labelIds?.join(),
    country: country?.join(),
    colour: colour?.join() || undefined,
    initials: letter,
    initialsFlag: letter ? true : undefined,
    ...rest,
  };
}

type Parameters = ReturnType<typeof toParameters>;

/** Only lists by one label or one country, and single works, are cached here: searches have endless variants. */
function isBounded({ labelIds, country, ids, colour, ...rest }: Parameters): boolean {
  const isSearch = colour || SEARCHED.some((name) => rest[name]);
  return !isSearch && [labelIds, country, ids].filter(Boolean).join().split(',').length === 1;
}

async function fetchPage(query: Parameters): Promise<Page<Album>> {
  const [list] = await call('albumList', { query }, { schema: array(wireAlbumList).required() });
  const { datas = [], number: total = 0 } = list ?? {};
  const valid = validItems('albumList', wireAlbum, datas);
  return { items: valid.flatMap((wire) => toAlbum(wire, urlOf) ?? []), given: datas.length, total };
}

function tagsOf({ ids, labelIds, country, dStart, dCount }: Parameters): string[] {
  if (ids) return [albumTag(ids)];
  if (labelIds) return partTags(labelTag(labelIds), dStart, dCount);
  return country ? partTags(countryTag(country), dStart, dCount) : [ALL_WORKS];
}

const fetchCached = cached('albumList', ([query]) => ['albums', ...tagsOf(query)], fetchPage);

/** §7 artexhAlbum/listPublished. The policy for minors is applied after the cache, so that a changed setting takes effect at once. */
export async function listPublished(query: AlbumQuery = {}): Promise<Page<Album>> {
  const parameters = toParameters(query);
  const page = await (isBounded(parameters) ? fetchCached : fetchPage)(parameters);
  return { ...page, items: page.items.map((album) => forDisplay(album, env().minors)) };
}

/** One work; null when there is none. §7 has no call for it: with a host that doesn't know our `ids` it is looked for. */
export async function getById(id: string, locale = ''): Promise<Album | null> {
  const wanted = checkId(id);
  const page = await listPublished({ ids: wanted, count: 1, locale });
  const [album] = await worksOfIds([wanted], page, (start, count) =>
    listPublished({ start, count, locale }),
  );
  return album ?? null;
}

/** The work behind a wall label's QR code, or that there is none, as where half of the address is missing; null when that isn't known, as by a host that doesn't know our `label` and `seq`. */
export async function getBySeq(
  label: string,
  seq: string,
  locale: string,
): Promise<Album | 'absent' | null> {
  if (!label || !seq) return 'absent';
  if (!isId(label) || !isSeq(seq)) return null;
  const { items, total } = await listPublished({ label, seq, count: 1, locale });
  if (items.length === 0 && total === 0) return 'absent';
  return items.find((item) => item.label === label && item.seq === Number(seq)) ?? null;
}

/** Cached for each work, so that only a change of these three makes its page stale. */
const fetchAround = cached(
  'albumList',
  ([id]) => ['albums', nearTag(id)],
  (_id: string, query: Parameters) => fetchPage(query),
);

/** A work and those before and after it in the order of its year; a host that doesn't know our `around` returns others. */
export async function listAround(
  { id, label, seq }: Pick<Album, 'id' | 'label' | 'seq'>,
  locale: string,
): Promise<Album[]> {
  const number = String(seq);
  if (!isId(label) || !isSeq(number)) return [];
  const query = toParameters({ label, seq: number, around: true, count: 3, locale });
  const { items } = await fetchAround(id, query);
  return items.map((album) => forDisplay(album, env().minors));
}
