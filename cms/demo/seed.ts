import type { Payload } from 'payload';
import { fillLibrary } from './library';
import { readMark, writeMark } from './chunks';
import {
  loadExperts,
  loadLives,
  loadMediaPartners,
  loadNews,
  loadVideos,
  loadYears,
} from './loadContent';
import { loadApp, loadGlobals, loadLanguages, loadMenu } from './loadSite';
import {
  loadAlbums,
  loadCertificates,
  loadComments,
  loadCountries,
  loadLabels,
  loadOrganisations,
} from './loadWorks';

export type Outcome = 'loaded' | 'already loaded' | 'not wanted';
type Report = (step: string, seconds: number) => void;

async function hasOwnContent(payload: Payload) {
  const counts = await Promise.all([
    payload.count({ collection: 'albums' }),
    payload.count({ collection: 'media' }),
    payload.count({ collection: 'news' }),
  ]);
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Loads the demo into an empty database, or continues an interrupted load. Never touches other content. */
export async function seed(payload: Payload, report: Report): Promise<Outcome> {
  const mark = await readMark(payload);
  if (mark?.state === 'loaded') return 'already loaded';
  if (!mark && (await hasOwnContent(payload))) return 'not wanted';
  if (!mark) await writeMark(payload, { state: 'loading' });
  await load(payload, report);
  await writeMark(payload, { state: 'loaded' });
  return 'loaded';
}

async function load(payload: Payload, report: Report) {
  const timed = async <T>(step: string, work: Promise<T>) => {
    const start = performance.now();
    const result = await work;
    report(step, (performance.now() - start) / 1000);
    return result;
  };
  await timed('labels', loadLabels(payload));
  const countries = await timed('countries', loadCountries(payload));
  const library = await timed('pictures and films', fillLibrary(payload));
  const organisations = await timed('organisations', loadOrganisations(payload, library));
  const context = { library, countries, organisations };
  const albums = await timed('artworks', loadAlbums(payload, context));
  await timed('comments', loadComments(payload, library, albums));
  await timed('certificates', loadCertificates(payload, library, albums));
  await timed('years', loadYears(payload, library, albums));
  await timed('guest experts', loadExperts(payload, library));
  await timed('media partners', loadMediaPartners(payload, library));
  await timed('videos', loadVideos(payload, library));
  await timed('live videos', loadLives(payload, library));
  await timed('news', loadNews(payload, library));
  await timed('menu', loadMenu(payload));
  await timed('app', loadApp(payload));
  await timed('languages', loadLanguages(payload));
  await timed('site texts', loadGlobals(payload, library));
}
