import { isEditorialKind, type EditorialKind } from '@/lib/contract/editorial';
import { albumTag, newsTag } from '@/lib/contract/tags';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { isId } from '@/lib/query';
import { ALL_LABELS } from '@/lib/rewrites';
import { artworkPath, contentViewPath, ROUTES, yearPath } from '@/lib/routes';
import { videosPath } from '@/lib/state/videosQuery';

/** Where an item of a kind is shown, the path and route under which Next stores that page, and the tags that refresh it. */
type Target = {
  path: (key: string) => string;
  kept: (key: string) => string;
  route: string;
  tags: (id: string, key: string) => string[];
};

/** What is on every page is checked on the home page. */
const onEveryPage = (tag: string): Target => ({
  path: () => ROUTES.home,
  kept: () => '',
  route: '/[locale]/page',
  tags: () => [tag],
});

const TARGETS: Readonly<Record<EditorialKind, Target>> = {
  news: {
    path: contentViewPath,
    kept: (key) => `${ROUTES.contentView}/${key}`,
    route: '/[locale]/contentView/[id]/page',
    tags: (id) => [newsTag(id)],
  },
  years: {
    path: yearPath,
    kept: yearPath,
    route: '/[locale]/exhibition/[year]/page',
    tags: (_, key) => [`webContent:year${key}`, 'webContent:years'],
  },
  albums: {
    path: artworkPath,
    kept: artworkPath,
    route: '/[locale]/artwork/[id]/page',
    tags: (id) => [albumTag(id)],
  },
  videos: {
    path: (key) => videosPath('films', { labelIds: [], id: key }),
    kept: (key) => `${ROUTES.videosView}/${ALL_LABELS}/${key}`,
    route: '/[locale]/videosView/[label]/[id]/page',
    tags: () => ['videos'],
  },
  lives: {
    path: (key) => videosPath('lives', { labelIds: [], id: key }),
    kept: (key) => `${ROUTES.videosLive}/${ALL_LABELS}/${key}`,
    route: '/[locale]/videosLive/[label]/[id]/page',
    tags: () => ['lives'],
  },
  menus: onEveryPage('menus'),
  footer: onEveryPage('webContent:footer'),
  pages: onEveryPage('webContent:pages'),
};

export type ItemName = { kind: EditorialKind; id: string; key: string };

/** The item that a form names; null when the name is not valid. */
export function readItemName(given: URLSearchParams): ItemName | null {
  const [kind, id, key] = ['kind', 'id', 'key'].map((name) => given.get(name) ?? '');
  if (!kind || !id || !key || !isEditorialKind(kind)) return null;
  return isId(id) && isId(key) ? { kind, id, key } : null;
}

/** The page without its locale. */
export const pathOfItem = (kind: EditorialKind, key: string): string => TARGETS[kind].path(key);

export const tagsOfItem = ({ kind, id, key }: ItemName): string[] => TARGETS[kind].tags(id, key);

/** The stored page's path has the locale in front, English too. */
export const keptPageOf = (kind: EditorialKind, key: string, locale: Locale) => ({
  pathname: `/${locale}${TARGETS[kind].kept(key)}`,
  route: TARGETS[kind].route,
});

export const addressOf = (kind: EditorialKind, key: string, locale: Locale): string =>
  localePath(locale, pathOfItem(kind, key));
