import 'server-only';
import { LRUCache } from 'lru-cache';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import type { EditorialKind, WireEditorial } from '@/lib/contract/editorial';
import { safeHtml } from '@/lib/html';
import { LOCALES } from '@/lib/i18n/locales';
import { listEditorial } from '@/lib/services/editorial';
import { faultsOf, type Fault, type Judges } from './faults';
import { linksIn, picturesWithoutAlt } from './markup';
import { deadPaths, ownPath } from './ownPages';
import type { CheckQuery } from './query';
import { removedTags } from './removedTags';

export type Checked = { item: WireEditorial; faults: Fault[] };

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

async function judged(items: readonly WireEditorial[]): Promise<Checked[]> {
  const judges = await judgesOf(items);
  return items.map((item) => ({ item, faults: faultsOf(item, judges) }));
}

/** One published item; undefined when it isn't, or no longer. */
export async function checkItem(kind: EditorialKind, id: string): Promise<Checked | undefined> {
  const { items } = await listEditorial({ kind, id, start: 0, count: 1 });
  return (await judged(items)).find(({ item }) => item.id === id);
}

/** Items on a page; who looks for a problem is shown those of more that have it. */
const SHOWN = 20;
const LOOKED_AT = MOST_AT_ONCE;

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

/** Checks one page of the published items. */
export async function lookAt({ kind, problem, page }: CheckQuery): Promise<Look> {
  const count = problem ? LOOKED_AT : SHOWN;
  const from = (page - 1) * count;
  const { items, total } = await listEditorial({ kind, start: from, count });
  return { checked: await judged(items), from, total, page, pages: Math.ceil(total / count) };
}
