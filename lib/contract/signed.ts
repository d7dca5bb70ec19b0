/** What the website and the CMS sign for each other with a shared secret. */
export type Purpose =
  | 'preview link'
  | 'preview session'
  | 'live link'
  | 'live session'
  | 'check link'
  | 'check session'
  | 'draft'
  | 'editorial'
  | 'visitor';

export type SignedPart = string | number;

/** The purpose comes first, so that a signature is valid for one purpose only. */
export const signedText = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  JSON.stringify([purpose, ...parts]);

/** How long an editor's link from the CMS, or a signed call, is valid. */
export const LINK_LIVES_MS = 60_000;

/** What names a draft in a call: with `live`, as it is being typed in the live preview of that name. */
export const liveParts = (parts: readonly string[], live: string): readonly string[] =>
  live ? [...parts, live] : parts;
