import { splitLocale } from '@/lib/i18n/localePath';
import { localeRedirect } from '@/lib/i18n/localeRedirect';
import type { Locale } from '@/lib/i18n/locales';
import { placeOf } from '@/lib/addresses';
import { isSearching, readGalleryQuery } from '@/lib/state/galleryQuery';
import { ROUTES } from '@/lib/routes';

/** What an address of ours can be shown as; `private`: a page about one person, or for editors. Null: nothing of ours. */
export type Target =
  { kind: 'work' | 'gallery'; id: string; locale: Locale } | { kind: 'private' } | null;

const LONGEST = 2048;

const PRIVATE: readonly string[] = [
  ...[ROUTES.preview, ROUTES.check, ROUTES.albumFavorite],
  ...[ROUTES.certQuery, ROUTES.certWe2020, ROUTES.certWeSearch],
];

/** Our own origin, spelt as we spell it: no user, no other port, no other scheme. */
function ownAddress(asked: string, siteUrl: string): URL | null {
  if (asked.length > LONGEST || !URL.canParse(asked)) return null;
  const address = new URL(asked);
  const isOwn = address.origin === new URL(siteUrl).origin;
  return isOwn && !address.username && !address.password ? address : null;
}

/** Decides by the site's own table of addresses, so that only what is a page there is one here. */
export function targetOf(asked: string, siteUrl: string): Target {
  const address = ownAddress(asked, siteUrl);
  if (!address || localeRedirect(address)) return null;
  const { locale, path } = splitLocale(address.pathname);
  if (PRIVATE.includes(path)) return { kind: 'private' };
  const place = placeOf(path, address.searchParams, locale);
  if ('redirect' in place) return null;
  if (path === ROUTES.albumsView) return ofGallery(address.searchParams, locale);
  const [, id] = /^\/artwork\/([^/]+)$/.exec(place.path) ?? [];
  return id ? { kind: 'work', id, locale } : null;
}

/** A list by one label, in any view; searches are not shown elsewhere. */
function ofGallery(query: URLSearchParams, locale: Locale): Target {
  const { labelIds, search } = readGalleryQuery(query);
  const [id, ...others] = labelIds;
  if (!id || others.length > 0 || isSearching(search)) return null;
  return { kind: 'gallery', id, locale };
}
