import 'server-only';
import { LRUCache } from 'lru-cache';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import { EDITORIAL_KINDS, type EditorialKind, type WireEditorial } from '@/lib/contract/editorial';
import { safeHtml } from '@/lib/html';
import { LOCALES } from '@/lib/i18n/locales';
import { listEditorial } from '@/lib/services/editorial';
import { faultsOf, type Fault, type Judges } from './faults';
import { linksIn, picturesWithoutAlt } from './markup';
import { deadPaths, ownPath } from './ownPages';
import type { CheckQuery } from './query';
import { removedTags } from './removedTags';

/** An item and its faults. */
export type Checked = { kind: EditorialKind; item: WireEditorial; faults: Fault[] };

const bodiesOf = ({ html }: WireEditorial) => LOCALES.map((locale) => html[locale] ?? '');

/** Those of the links that lead to our own site, with their paths. */
const own = (hrefs: readonly string[]) =>
  hrefs.flatMap((href) => {
    const path = ownPath(href);
    return path ? [{ href, path }] : [];
  });

/** What there is to say of an HTML alone. */
type Body = { removedTags: string[]; ownLinks: ReturnType<typeof own>; withoutAlt: number };

function readBody(html: string): Body {
  const safe = safeHtml(html);
  return {
    removedTags: removedTags(html, safe),
    // The links that visitors get.
    ownLinks: own(linksIn(safe)),
    withoutAlt: picturesWithoutAlt(html),
  };
}

/** Together, of the HTML that was read last: editors look at the same items again and again. */
const MOST_CHARACTERS = 4_000_000;
const bodies = new LRUCache<string, Body>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_, html) => Math.max(1, html.length),
  memoMethod: readBody,
});
const bodyOf = (html: string): Body => bodies.memo(html);

async function judgesOf(items: readonly WireEditorial[]): Promise<Judges> {
  const inBodies = items.flatMap(bodiesOf).flatMap((html) => bodyOf(html).ownLinks);
  const paths = [...inBodies, ...own(items.flatMap(({ links }) => links))];
  const dead = await deadPaths(paths.map(({ path }) => path));
  return {
    locales: LOCALES,
    removedTags: (html) => bodyOf(html).removedTags,
    deadLinks: (html) =>
      bodyOf(html)
        .ownLinks.filter(({ path }) => dead.has(path))
        .map(({ href }) => href),
    isDead: (link) => own([link]).some(({ path }) => dead.has(path)),
    withoutAlt: (html) => bodyOf(html).withoutAlt,
  };
}

async function judged(kind: EditorialKind, items: readonly WireEditorial[]): Promise<Checked[]> {
  const judges = await judgesOf(items);
  return items.map((item) => ({ kind, item, faults: faultsOf(kind, item, judges) }));
}

const ONE = { start: 0, count: 1 } as const;
/** Only how many there are. */
const NONE = { start: 0, count: 0 } as const;

/** One published item; undefined when it isn't, or no longer. */
export async function checkItem(kind: EditorialKind, id: string): Promise<Checked | undefined> {
  const { items } = await listEditorial(kind, { ...ONE, id });
  return (await judged(kind, items)).find(({ item }) => item.id === id);
}

/** Items on a page, one after another; who looks for a problem is shown those of many that have it, about all of the demo's. */
const SHOWN = 25;
const LOOKED_AT = 500;

/** A part of all published items, which stand in the order of their kinds. */
export type Look = {
  checked: Checked[];
  /** The first of the part, counted from 0. */
  from: number;
  /** Of all parts. */
  total: number;
  page: number;
  pages: number;
};

type Share = { kind: EditorialKind; start: number; count: number };

/** The items of each kind within the part of `size` items that begins at `from`. */
export function sharesOf(
  totals: readonly (readonly [EditorialKind, number])[],
  from: number,
  size: number,
): Share[] {
  let before = 0;
  return totals.flatMap(([kind, total]) => {
    const start = Math.max(0, from - before);
    const end = Math.min(total, from + size - before);
    before += total;
    return end > start ? [{ kind, start, count: end - start }] : [];
  });
}

/** The CMS returns at most `MOST_AT_ONCE` at a time; one after another, so that none waits for the others beyond its time limit. */
async function itemsOf({ kind, start, count }: Share): Promise<WireEditorial[]> {
  const items: WireEditorial[] = [];
  for (let at = 0; at < count; at += MOST_AT_ONCE) {
    const part = { start: start + at, count: Math.min(MOST_AT_ONCE, count - at) };
    items.push(...(await listEditorial(kind, part)).items);
  }
  return items;
}

/** Checks one page of the published items. */
export async function lookAt({ kind, problem, page }: CheckQuery): Promise<Look> {
  const kinds = kind ? [kind] : EDITORIAL_KINDS;
  const size = problem ? LOOKED_AT : SHOWN;
  const from = (page - 1) * size;
  const totals = await Promise.all(
    kinds.map(async (one) => [one, (await listEditorial(one, NONE)).total] as const),
  );
  const shares = sharesOf(totals, from, size);
  const checked = await Promise.all(
    shares.map(async (share) => judged(share.kind, await itemsOf(share))),
  );
  const total = totals.reduce((sum, [, number]) => sum + number, 0);
  return { checked: checked.flat(), from, total, page, pages: Math.ceil(total / size) };
}
