import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// Next's own check: what it refuses there it would answer 500.
const {
  parseAndValidateFlightRouterState: parseRouterState,
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state.js');

/**
 * Headers that only the framework, or its maker's hosting, sends to itself. From a visitor some would select another page or cache
 * entry than the address does. Those that a browser sends (`rsc`, `next-router-…`, `next-url`) are not among them: see `OF_PARTS`.
 */
const OF_THE_FRAMEWORK =
  /^(?:x-(?:action|invoke|matched-path|middleware|next|nextjs|now|prerender|vercel)(?:-|$)|next-(?:action|hmr|html|resume|test)(?:-|$))/;

/** The nonce of a visitor's policy header would get into a page that is cached for all. */
const POLICY = /^content-security-policy(?:-report-only)?$/;

/** Set by our own entry (server/place.mjs). */
const OURS = 'x-placed';

/**
 * A browser asks with these for a part of a page, and always with `rsc: 1`, which no shared cache keeps (deploy/nginx). Without it Next
 * answers 404, as there are no parts, with the header that lets a shared cache keep the page.
 */
const OF_PARTS = ['next-router-prefetch', 'next-router-segment-prefetch'];

const ROUTER_STATE = 'next-router-state-tree';

function isReadableState(state) {
  try {
    parseRouterState(state);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the headers that no visitor may send. Names are in lower case here.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function dropFrameworkHeaders(headers) {
  for (const name of Object.keys(headers)) {
    if (OF_THE_FRAMEWORK.test(name) || POLICY.test(name)) delete headers[name];
  }
  delete headers[OURS];
  if (headers.rsc !== '1') for (const name of OF_PARTS) delete headers[name];
  if (!isReadableState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
}
