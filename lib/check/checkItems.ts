import 'server-only';
import { EDITORIAL_KINDS, type EditorialKind, type WireEditorial } from '@/lib/contract/editorial';
import { safeHtml } from '@/lib/html';
import { LOCALES } from '@/lib/i18n/locales';
import { listEditorial } from '@/lib/services/editorial';
import { faultsOf, type Fault, type Judges } from './faults';
import { linksIn, picturesWithoutAlt } from './markup';
import { deadPaths, ownPath } from './ownPages';
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

/** The same, of the links in an HTML as visitors get it. */
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

async function checkKind(kind: EditorialKind): Promise<Checked[]> {
  const { items } = await listEditorial(kind);
  const judges = await judgesOf(items);
  return items.map((item) => ({ kind, item, faults: faultsOf(kind, item, judges) }));
}

/** Every published item of these kinds. */
export async function checkItems(kinds: readonly EditorialKind[] = EDITORIAL_KINDS) {
  return (await Promise.all(kinds.map(checkKind))).flat();
}
