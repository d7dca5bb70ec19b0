import type { Payload } from 'payload';
import type { Timed } from '../structure/begin';
import {
  loadApp,
  loadCountries,
  loadLabels,
  loadLanguages,
  loadMenu,
} from '../structure/loadStructure';
import { DEMO_MENU } from './data/menus';
import { fillLibrary } from './library';
import {
  loadExperts,
  loadLives,
  loadMediaPartners,
  loadNews,
  loadVideos,
  loadYearPages,
} from './loadContent';
import { loadGlobals } from './loadSite';
import { loadAlbums, loadCertificates, loadComments, loadOrganisations } from './loadWorks';

/** The structure of an exhibition with all that stands in it. */
export async function loadDemo(payload: Payload, timed: Timed) {
  await timed('labels', loadLabels(payload));
  const countries = await timed('countries', loadCountries(payload));
  const library = await timed('pictures and films', fillLibrary(payload));
  const organisations = await timed('organisations', loadOrganisations(payload, library));
  const context = { library, countries, organisations };
  const albums = await timed('artworks', loadAlbums(payload, context));
  await timed('comments', loadComments(payload, library, albums));
  await timed('certificates', loadCertificates(payload, library, albums));
  await timed('years', loadYearPages(payload, library, albums));
  await timed('guest experts', loadExperts(payload, library));
  await timed('media partners', loadMediaPartners(payload, library));
  await timed('videos', loadVideos(payload, library));
  await timed('live videos', loadLives(payload, library));
  await timed('news', loadNews(payload, library));
  await timed('menu', loadMenu(payload, DEMO_MENU));
  await timed('app', loadApp(payload));
  await timed('languages', loadLanguages(payload));
  await timed('site texts', loadGlobals(payload, library));
}
