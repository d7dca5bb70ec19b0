import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// Next's own check: what it refuses there it would answer 500.
const {
  parseAndValidateFlightRouterState: parseRouterState,
} = require('next/dist/server/app-render/parse-and-validate-flight-router-state.js');

/**
 * What only the framework says to itself, or its maker's own hosts to it. From a stranger some of it would choose another
 * page or cache than the address does. Those that a browser sends (`rsc`, `next-router-…`, `next-url`) are not among them.
 */
const OF_THE_FRAMEWORK =
  /^(?:x-(?:action|invoke|matched-path|middleware|next|nextjs|now|prerender|vercel)(?:-|$)|next-(?:action|hmr|html|resume|test)(?:-|$))/;

/** A visitor's own policy would become the nonce of a page that is kept for all. */
const POLICY = /^content-security-policy(?:-report-only)?$/;

/** What our own entry says to the framework (server/place.mjs). */
const OURS = 'x-placed';

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
 * Nobody from outside may say these. Header names are in small letters here.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function dropFrameworkHeaders(headers) {
  for (const name of Object.keys(headers)) {
    if (OF_THE_FRAMEWORK.test(name) || POLICY.test(name)) delete headers[name];
  }
  delete headers[OURS];
  if (!isReadableState(headers[ROUTER_STATE])) delete headers[ROUTER_STATE];
}
