import 'server-only';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import { EDITORIAL_KINDS, type EditorialKind, type WireEditorial } from '@/lib/contract/editorial';
import { safeHtml } from '@/lib/html';
import { LOCALES } from '@/lib/i18n/locales';
import { listEditorial } from '@/lib/services/editorial';
import { faultsOf, type Fault, type Judges } from './faults';
import { linksIn, picturesWithoutAlt } from './markup';
import { deadPaths, ownPath } from './ownPages';
import { removedTags } from './removedTags';

/** An item and what is wrong with it. */
export type Checked = { kind: EditorialKind; item: WireEditorial; faults: Fault[] };

const bodiesOf = ({ html }: WireEditorial) => LOCALES.map((locale) => html[locale] ?? '');

/** Links of ours among these, with the path behind each. */
const own = (hrefs: readonly string[]) =>
  hrefs.flatMap((href) => {
    const path = ownPath(href);
    return path ? [{ href, path }] : [];
  });

/** Those in what visitors get of an HTML. */
const ownLinks = (html: string) => own(linksIn(safeHtml(html)));

async function judgesOf(items: readonly WireEditorial[]): Promise<Judges> {
  const inBodies = items.flatMap(bodiesOf).flatMap(ownLinks);
  const paths = [...inBodies, ...own(items.flatMap(({ links }) => links))];
  const dead = await deadPaths(paths.map(({ path }) => path));
  return {
    locales: LOCALES,
    removedTags,
    deadLinks: (html) =>
      ownLinks(html)
        .filter(({ path }) => dead.has(path))
        .map(({ href }) => href),
    isDead: (link) => own([link]).some(({ path }) => dead.has(path)),
    withoutAlt: picturesWithoutAlt,
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

/** As many as one page can be made of in no time: the CMS gives no more at once. */
export const LOOKED_AT = MOST_AT_ONCE;

/** A part of all published items, which stand in the order of their kinds. */
export type Look = {
  checked: Checked[];
  /** The first of the part, counted from 0. */
  from: number;
  /** Of all parts. */
  total: number;
};

type Share = { kind: EditorialKind; start: number; count: number };

/** What of each kind falls into the part that begins at `from`. */
export function sharesOf(
  totals: readonly (readonly [EditorialKind, number])[],
  from: number,
): Share[] {
  let before = 0;
  return totals.flatMap(([kind, total]) => {
    const start = Math.max(0, from - before);
    const end = Math.min(total, from + LOOKED_AT - before);
    before += total;
    return end > start ? [{ kind, start, count: end - start }] : [];
  });
}

/** So many published items of these kinds, from `from` on. */
export async function lookFrom(
  from: number,
  kinds: readonly EditorialKind[] = EDITORIAL_KINDS,
): Promise<Look> {
  const totals = await Promise.all(
    kinds.map(async (kind) => [kind, (await listEditorial(kind, NONE)).total] as const),
  );
  const shares = sharesOf(totals, from);
  const checked = await Promise.all(
    shares.map(async ({ kind, ...part }) => judged(kind, (await listEditorial(kind, part)).items)),
  );
  const total = totals.reduce((sum, [, number]) => sum + number, 0);
  return { checked: checked.flat(), from, total };
}
