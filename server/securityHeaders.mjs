/** What every answer carries, whatever it is. The content security policy is not here: see lib/cache/policy.mjs. */
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

/** What museums, schools and networks show on pages of their own: IIIF documents, the pictures and the logo they name, preview cards. */
const OPEN_FOLDERS = ['/iiif', '/download', '/card', '/icons'];
export const OPEN_PATHS = OPEN_FOLDERS.map((at) => `${at}/:path*`);
export const OPEN_HEADERS = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}).map(([key, value]) => ({ key, value }));

const OPEN = new RegExp(`^(?:${OPEN_FOLDERS.join('|')})/`);

/**
 * In production. Next's own `headers()`, which does it for `npm run dev`, takes a path apart for each of them.
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 */
export function setFixedHeaders(url, response) {
  for (const { key, value } of FIXED_HEADERS) response.setHeader(key, value);
  if (!OPEN.test(url)) return;
  for (const { key, value } of OPEN_HEADERS) response.setHeader(key, value);
}

/** Two years. */
const FOR_GOOD = 'max-age=63072000';

/**
 * Only known at run time: it is wrong for a site on plain HTTP. Whether all subdomains have HTTPS, now and for the years that
 * it takes to leave the browsers' lists again, only who runs the host knows: it is asked for by `HSTS_PRELOAD`.
 */
export function transportSecurity({ siteUrl, hstsPreload }) {
  if (!siteUrl.startsWith('https:')) return '';
  return hstsPreload ? `${FOR_GOOD}; includeSubDomains; preload` : FOR_GOOD;
}
