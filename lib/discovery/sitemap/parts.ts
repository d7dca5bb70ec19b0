import 'server-only';
import { LOCALES } from '@/lib/i18n/locales';
import { toIso } from '@/lib/format';
import { pagePath } from '@/lib/discovery/metadata/pageWords';
import {
  albumsViewPath,
  artworkPath,
  cataloguePath,
  classroomPath,
  contentViewPath,
  countryPath,
  yearPath,
} from '@/lib/routes';
import { MOST_AT_ONCE } from '@/lib/contract/calls';
import type { Album } from '@/lib/domain/album';
import type { News } from '@/lib/domain/news';
import type { Country } from '@/lib/domain/sitePages';
import type { Video } from '@/lib/domain/video';
import type { YearSummary } from '@/lib/domain/years';
import { listPublished } from '@/lib/services/artexhAlbum';
import { listPublished as listLives } from '@/lib/services/artexhLive';
import { listPublished as listFilms } from '@/lib/services/artexhVideo';
import { everyItem } from '@/lib/services/everyItem';
import { everyVideo, MOST_NAMED } from '@/lib/services/publishedVideos';
import { videosPath, type VideosKind } from '@/lib/state/videosQuery';
import { listByLabel, listContent } from '@/lib/services/news';
import { getWebContent } from '@/lib/services/webContent';
import { MOST_URLS, type SitemapPage } from './sitemap';

/** Works in one file, in all languages: what is made in no time, and well below the limits of addresses and of 50 MB. */
export const WORKS_A_PART = Math.min(MOST_AT_ONCE, Math.floor(MOST_URLS / LOCALES.length));

const videoPage =
  (kind: VideosKind) =>
  ({ id, imgUrl, updatedAt }: Video): SitemapPage => ({
    path: videosPath(kind, { labelIds: [], id }),
    images: imgUrl ? [imgUrl] : [],
    changed: toIso(updatedAt),
  });

/** A year's page, and those of its works once some hang: until then they are none. */
async function yearPages({ year, labelId, updatedAt }: YearSummary): Promise<SitemapPage[]> {
  const own = { path: yearPath(year), changed: toIso(updatedAt) };
  const { total } = await listPublished({ labelIds: [labelId], count: 1, locale: 'en' });
  if (total === 0) return [own];
  const paths = [albumsViewPath(labelId), cataloguePath(year), classroomPath(labelId)];
  return [own, ...paths.map((path) => ({ path }))];
}

/** A country's page, which is there once it has works; a host that tells no number is asked. */
async function countryPages({ code, works }: Country): Promise<SitemapPage[]> {
  const total = works ?? (await listPublished({ country: [code], count: 1, locale: 'en' })).total;
  return total > 0 ? [{ path: countryPath(code) }] : [];
}

/** Fixed pages, years and countries. */
async function fixedPages(): Promise<SitemapPage[]> {
  const [films, lives, ofYears, ofCountries] = await Promise.all([
    everyVideo(listFilms, { locale: 'en', most: MOST_NAMED }),
    everyVideo(listLives, { locale: 'en', most: MOST_NAMED }),
    getWebContent('years', 'en').then((years) => Promise.all(years.map(yearPages))),
    getWebContent('countries', 'en').then((all) => Promise.all(all.map(countryPages))),
  ]);
  return [
    { path: pagePath('home') },
    { path: pagePath('albumsView') },
    { path: pagePath('albumsCategoryView') },
    { path: pagePath('countries') },
    { path: pagePath('search') },
    { path: pagePath('news') },
    { path: pagePath('privacy') },
    { path: pagePath('accessibility') },
    { path: pagePath('videosView') },
    { path: pagePath('videosLive') },
    ...films.map(videoPage('films')),
    ...lives.map(videoPage('lives')),
    { path: pagePath('certQuery') },
    { path: pagePath('exh') },
    { path: pagePath('shop') },
    ...ofYears.flat(),
    ...ofCountries.flat(),
  ];
}

const workPage = ({ id, imgUrl, updatedAt }: Album): SitemapPage => ({
  path: artworkPath(id),
  images: [imgUrl],
  changed: toIso(updatedAt),
});

const listWorks = (start: number, count: number) => listPublished({ start, count, locale: 'en' });

async function works(part: number): Promise<SitemapPage[]> {
  const from = (part - 1) * WORKS_A_PART;
  const { items } = await everyItem(listWorks, { from, most: WORKS_A_PART });
  return items.map(workPage);
}

const WORKS = /^works-([1-9]\d{0,4})$/;

/** The pages of a file, by its name; empty: there is no such file. */
export async function sitemapPart(name: string): Promise<SitemapPage[]> {
  if (name === 'pages') return fixedPages();
  if (name === 'news') return news();
  const part = Number(WORKS.exec(name)?.[1] ?? 0);
  return part > 0 && part <= (await countOfWorkParts()) ? works(part) : [];
}

async function countOfWorkParts(): Promise<number> {
  const { total } = await listWorks(0, MOST_AT_ONCE);
  return Math.ceil(total / WORKS_A_PART);
}

const newsPage = ({ id, img, updatedAt }: News): SitemapPage => ({
  path: contentViewPath(id),
  images: img ? [img] : [],
  changed: toIso(updatedAt),
});

/** News and the pages of the category "content" in one file. */
async function news(): Promise<SitemapPage[]> {
  const most = MOST_URLS / LOCALES.length;
  const { items } = await everyItem((start, count) => listByLabel('en', start, count), { most });
  const content = await everyItem((start, count) => listContent('en', start, count), {
    most: most - items.length,
  });
  return [...items, ...content.items].map(newsPage);
}

/** The names of all files; one without pages would be no sitemap, and isn't there. */
export async function sitemapParts(): Promise<string[]> {
  const [count, ...ofNews] = await Promise.all([
    countOfWorkParts(),
    listByLabel('en', 0, 1),
    listContent('en', 0, 1),
  ]);
  const works = Array.from({ length: count }, (_, index) => `works-${index + 1}`);
  return ['pages', ...(ofNews.some(({ total }) => total > 0) ? ['news'] : []), ...works];
}

export const sitemapPath = (name: string) => `/sitemap/${name}.xml`;
