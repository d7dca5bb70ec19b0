/** The headers of every answer. The content security policy is set elsewhere: lib/cache/policy.mjs. */
export const FIXED_HEADERS = Object.entries({
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}).map(([key, value]) => ({ key, value }));

/**
 * Shown by other sites on their own pages: IIIF documents, the pictures and the logo they name, preview cards. Pictures in their sizes
 * too: a frame that others put our pages into may have no origin.
 */
const OPEN_FOLDERS = ['/iiif', '/download', '/card', '/icons'];
const OPEN_ADDRESSES = ['/_next/image', '/api/oembed'];
export const OPEN_PATHS = [...OPEN_FOLDERS.map((at) => `${at}/:path*`), ...OPEN_ADDRESSES];
export const OPEN_HEADERS = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}).map(([key, value]) => ({ key, value }));

const OPEN = new RegExp(
  `^(?:(?:${OPEN_FOLDERS.join('|')})/|(?:${OPEN_ADDRESSES.join('|')})(?:[?]|$))`,
);

/** @param {string} url */
export const isOpen = (url) => OPEN.test(url);

/**
 * In production. Next's own `headers()`, used by `npm run dev`, matches the path once for each header.
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 */
export function setFixedHeaders(url, response) {
  for (const { key, value } of FIXED_HEADERS) response.setHeader(key, value);
  if (!isOpen(url)) return;
  for (const { key, value } of OPEN_HEADERS) response.setHeader(key, value);
}

/** Two years. */
const FOR_GOOD = 'max-age=63072000';

/**
 * Strict-Transport-Security for a site on HTTPS, '' on plain HTTP. Whether all subdomains have HTTPS, for the years that it takes to
 * leave the browsers' preload lists, only the operator knows: `HSTS_PRELOAD`.
 */
export function transportSecurity({ siteUrl, hstsPreload }) {
  if (!siteUrl.startsWith('https:')) return '';
  return hstsPreload ? `${FOR_GOOD}; includeSubDomains; preload` : FOR_GOOD;
}
