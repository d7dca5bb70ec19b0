import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ROOT } from './paths.mjs';

const NEXT = join(ROOT, '.next');
const MARK = join(NEXT, '.kept-for');
const SOURCES = ['CMS_SERVICE_URL', 'ARTEXH_SERVICE_URL', 'USER_SERVICE_URL', 'AUTH_SERVICE_URL'];

function contentSource({ dataDir, databaseUrl, env }) {
  const places = [dataDir, databaseUrl, env.CMS_ORIGIN, ...SOURCES.map((name) => env[name])];
  return createHash('sha256').update(places.join('\0')).digest('hex');
}

/**
 * Next keeps rendered pages and data on disk, and finds them again after a restart: which is good, as
 * long as they come from the same content. Pointed at another database, the website must forget them.
 */
export function forgetForeignPages(settings) {
  const source = contentSource(settings);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === source) return;
  rmSync(join(NEXT, 'cache/fetch-cache'), { recursive: true, force: true });
  const locales = readdirSync(join(ROOT, 'messages')).map((file) => parse(file).name);
  const pages = join(NEXT, 'server/app');
  for (const name of readdirSync(pages).filter((entry) => locales.includes(entry.split('.')[0]))) {
    rmSync(join(pages, name), { recursive: true, force: true });
  }
  writeFileSync(MARK, source);
}
