import 'server-only';
import { artworkPath, contentViewPath, ROUTES, yearPath } from '@/lib/routes';

/** All pages that are no work's and no news item's. */
const FIXED_PAGES = '/sitemap/pages.xml';
/** Tags that come with works: the home page and the gallery may show them. */
const BESIDE_WORKS = /^(?:albums|works|works(?:Of|In):.*|areas|webContent:(?:years|countries))$/;
/** The pages beside a changed one show no picture that isn't on its own page. */
const WITHOUT_PICTURES = /^(?:near:|comments$)/;

/** '': the tag is of no item with a page of its own. */
function itemOf(tag: string): string {
  const [kind, id = ''] = tag.split(':');
  if (!id) return '';
  if (kind === 'album' || kind === 'comments') return artworkPath(id);
  if (kind === 'news') return contentViewPath(id);
  const year = /^year(\d{4})$/.exec(id)?.[1];
  return year ? yearPath(year) : '';
}

function othersOf(tag: string): string[] {
  if (itemOf(tag) || WITHOUT_PICTURES.test(tag)) return [];
  if (tag === 'news') return [ROUTES.news];
  return BESIDE_WORKS.test(tag) ? [ROUTES.home, ROUTES.albumsView] : [ROUTES.home, FIXED_PAGES];
}

/** The pages that may show new pictures when these tags are told. */
export const pagesOfTags = (tags: readonly string[]) => ({
  items: [...new Set(tags.map(itemOf).filter(Boolean))],
  others: [...new Set(tags.flatMap(othersOf))],
});
