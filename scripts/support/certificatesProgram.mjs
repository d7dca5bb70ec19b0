import { NODE_ARGS } from './database.mjs';

/** Sheets are large and short-lived: with less room for what is new, V8 gives them back sooner. */
const SOONER = ['--max-semi-space-size=4'];

/** How Node is started for it, in `cms`. */
export const CERTIFICATES = [...SOONER, ...NODE_ARGS, 'makeCertificates.ts'];
