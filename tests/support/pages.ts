import { parse } from 'node-html-parser';
import { ROUTES } from '../../lib/routes';
import { KNOWN, UNKNOWN } from './certificates';

const GALLERY = `${ROUTES.albumsView}?labelIds=2022`;

/** Pages without a parameter, without the language prefix. */
const FIXED = [
  ROUTES.home,
  GALLERY,
  `${GALLERY}&view=wall`,
  `${GALLERY}&view=list`,
  `${GALLERY}&name=nothing-is-called-so`,
  ROUTES.albumsCategoryView,
  ROUTES.search,
  `${ROUTES.search}?q=sea`,
  `${ROUTES.search}?q=nothing-is-called-so`,
  ROUTES.videosLive,
  ROUTES.certQuery,
  `${ROUTES.certQuery}?unicode=${KNOWN}`,
  `${ROUTES.certQuery}?unicode=${UNKNOWN}`,
  ROUTES.certWeSearch,
  ROUTES.contentView,
  ROUTES.exh,
  ROUTES.shop,
  `${ROUTES.albumFavorite}?label=2024&seq=7`,
  ROUTES.news,
  `${ROUTES.exhibition}/2024`,
  `${ROUTES.labels}/2024`,
  `${ROUTES.catalogue}/2024?with=ar`,
  ROUTES.shelf,
  `${ROUTES.classroom}/2024`,
  ROUTES.privacy,
  ROUTES.accessibility,
  ROUTES.countries,
  `${ROUTES.countries}/fr`,
  // Not just after the page without a fragment, which would stay open.
  `${ROUTES.shelf}#works=1,2,99999999`,
  '/no-such-page',
] as const;

/** The first link on a page that leads to the given kind. */
async function firstLink(origin: string, from: string, isOfKind: RegExp): Promise<string> {
  const html = await (await fetch(origin + from)).text();
  const hrefs = parse(html)
    .querySelectorAll('main a[href]')
    .map((link) => link.getAttribute('href') ?? '');
  const found = hrefs.find((href) => isOfKind.test(href));
  if (!found) throw new Error(`${from} leads to nothing like ${isOfKind}`);
  return found;
}

/** One page of each public kind, without the language prefix. */
export async function onePageOfEachKind(origin: string): Promise<string[]> {
  const artwork = await firstLink(origin, `${GALLERY}&view=list`, /^\/artwork\/\d+$/);
  return [
    ...FIXED,
    artwork,
    `${artwork}/comments/2`,
    `${ROUTES.certWe2020}?albumId=${artwork.split('/').at(-1)}`,
    await firstLink(origin, ROUTES.news, /^\/contentView\?id=/),
    await firstLink(origin, ROUTES.videosView, /^\/videosView\?.*id=/),
  ];
}
