import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './languages.mjs';

const HOME = 'home';
const UNKNOWN = 'unknown';
const PICTURE = 'picture';
const OPTIMISER = '/_next/image';
const PAGES = '/[locale]';
/** `api/cert`, `cert/query`: deeper differences are of no interest to who watches the whole. */
const MOST_PARTS = 2;

/** The parts of a route before its first parameter: `/[locale]/artwork/[id]/comments` is of the kind `artwork`. */
function kindOfRoute(page) {
  const path = page.startsWith(`${PAGES}/`) ? page.slice(PAGES.length) : page;
  const parts = path.split('/').slice(1);
  const parameter = parts.findIndex((part) => part.startsWith('['));
  return parts.slice(0, parameter < 0 ? MOST_PARTS : Math.min(parameter, MOST_PARTS)).join('/');
}

/**
 * The kind of page that an address asks for, by the build's list of routes: what a stranger asks for never makes a new one.
 * @param {readonly string[]} routes as the build spells them: `/[locale]/artwork/[id]`
 * @returns {(url: string) => string}
 */
export function kindsOf(routes) {
  const kinds = new Set(routes.filter((page) => page !== PAGES).map(kindOfRoute));
  for (const none of ['', '_global-error', '_not-found']) kinds.delete(none);
  return (url) => {
    const path = url.split('?', 1)[0];
    if (path === OPTIMISER) return PICTURE;
    if (!path.startsWith('/')) return UNKNOWN;
    const parts = path.split('/').slice(1);
    if (Object.hasOwn(LANGUAGES, parts[0])) parts.shift();
    if (!parts[0]) return parts.length < MOST_PARTS ? HOME : UNKNOWN;
    const both = `${parts[0]}/${parts[1]}`;
    if (parts.length > 1 && kinds.has(both)) return both;
    return kinds.has(parts[0]) ? parts[0] : UNKNOWN;
  };
}

/** @param {string} website its folder, built */
export function kindsIn(website) {
  const manifest = readFileSync(join(website, '.next/routes-manifest.json'), 'utf8');
  const { staticRoutes, dynamicRoutes } = JSON.parse(manifest);
  return kindsOf([...staticRoutes, ...dynamicRoutes].map(({ page }) => page));
}
