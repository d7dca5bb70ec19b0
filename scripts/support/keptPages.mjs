import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const NEXT = join(ROOT, '.next');
/** Says from which content it is. */
export const KEPT_FOR = '.kept-for';
const MARK = join(NEXT, KEPT_FOR);
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
export const KEPT = ['server/route-cache', 'cache/fetch-cache', 'dev/cache/fetch-cache'];

/** At the next start. */
export const forgetPages = () => rmSync(MARK, { force: true });

/**
 * Next stores rendered pages and data on disk, and uses them after a restart. They must come from the same content: when the website
 * is pointed at another database, or another has taken its place, they are deleted. `beginning`: when the database was made.
 */
export function forgetForeignPages(settings, beginning) {
  const source = contentSource(settings, beginning);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === source) return;
  for (const folder of KEPT) rmSync(join(NEXT, folder), { recursive: true, force: true });
  mkdirSync(NEXT, { recursive: true });
  writeFileSync(MARK, source);
}
