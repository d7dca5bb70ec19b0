import { createHash } from 'node:crypto';
import { MARKER, STARTER } from './firstPaint.mjs';
import { frameworkScripts } from './frameworkScripts.mjs';

const DIRECTIVES = {
  'default-src': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
};

/**
 * @param {string[]} scriptSources what may run; nothing unless named
 * @param {string} [frame] an origin that may show the page in a frame; browsers then ignore X-Frame-Options
 */
export const policyWith = (scriptSources, frame = "'none'") =>
  Object.entries({
    'script-src': scriptSources.join(' ') || "'none'",
    ...DIRECTIVES,
    'frame-ancestors': frame,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** lib/discovery/embed alone has it; server/guard.mjs goes by it. */
export const IN_ANY_FRAME = 'frame-ancestors *';

/** For an answer that nobody has looked at: it may be read, and runs nothing. */
export const SCRIPTLESS_POLICY = policyWith([]);

/**
 * Of a page that any site may show in a frame: it has its one style sheet, pictures of ours and links, and runs nothing.
 * @param {string} style
 */
export const framedPolicy = (style) =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${hashSource(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    IN_ANY_FRAME,
  ].join('; ');

const hashSource = (script) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * The policy of one kept page: our own files, exactly the framework's inline scripts, and our two.
 * @param {string} html
 * @param {Uint8Array | undefined} flight the page's data as the framework keeps it beside the HTML
 */
export const pagePolicy = (html, flight) =>
  policyWith([
    "'self'",
    ...new Set([...frameworkScripts(html, flight), MARKER, STARTER].map(hashSource)),
  ]);
