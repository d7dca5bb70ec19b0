import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const NEXT = join(ROOT, '.next');
const MARK = join(NEXT, '.kept-for');
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

function contentSource({ dataDir, databaseUrl, env }) {
  const places = [dataDir, databaseUrl, ...SOURCES.map((name) => env[name])];
  return createHash('sha256').update(places.join('\0')).digest('hex');
}

/** Where a website that runs puts what it keeps: no part of a build. */
export const KEPT = ['server/route-cache', 'cache/fetch-cache'];

/**
 * Next keeps rendered pages and data on disk, and finds them again after a restart: which is good, as
 * long as they come from the same content. Pointed at another database, the website must forget them.
 */
export function forgetForeignPages(settings) {
  const source = contentSource(settings);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === source) return;
  for (const folder of KEPT) rmSync(join(NEXT, folder), { recursive: true, force: true });
  writeFileSync(MARK, source);
}
