import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const NEXT = join(ROOT, '.next');
/** Says from which content it is. */
export const KEPT_FOR = '.kept-for';
const SOURCES = [
  'CMS_ORIGIN',
  'CMS_SERVICE_URL',
  'ARTEXH_SERVICE_URL',
  'USER_SERVICE_URL',
  'AUTH_SERVICE_URL',
  'IMAGE_BASE_URL',
  'HOME_LABEL_ID',
  'GALLERY_LABEL_ID',
  'MENU_APP_ID',
];

function contentSource({ dataDir, databaseUrl, env }, beginning) {
  const places = [dataDir, databaseUrl, beginning, ...SOURCES.map((name) => env[name])];
  return createHash('sha256').update(places.join('\0')).digest('hex');
}

/** Where a running website stores pages and data; not part of the build. */
export const KEPT = ['server/route-cache', 'cache/fetch-cache'];

const STARTED = { mark: join(NEXT, KEPT_FOR), folders: KEPT };
/** Watch mode has a build of its own. */
const WATCHED = { mark: join(NEXT, 'dev/cache', KEPT_FOR), folders: ['dev/cache/fetch-cache'] };

/** At the next start. */
export function forgetPages() {
  for (const { mark } of [STARTED, WATCHED]) rmSync(mark, { force: true });
}

/**
 * Next stores rendered pages and data on disk, and uses them after a restart. They must come from the same content: when the website
 * is pointed at another database, or another has taken its place, they are deleted. `beginning`: when the database was made.
 */
function forgetUnlessOf({ mark, folders }, settings, beginning) {
  const source = contentSource(settings, beginning);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === source) return;
  for (const folder of folders) rmSync(join(NEXT, folder), { recursive: true, force: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, source);
}

/** Before `npm start`. With `CACHE_DIR` this website keeps nothing here: what is here is another's. */
export function forgetForeignPages(settings, beginning) {
  if (!settings.env.CACHE_DIR) forgetUnlessOf(STARTED, settings, beginning);
}

/** Before `npm run dev`. */
export const forgetForeignPagesOfDev = (settings, beginning) =>
  forgetUnlessOf(WATCHED, settings, beginning);
