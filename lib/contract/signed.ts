/** What the website and the CMS sign for each other with the secret that both know. */
export type Purpose =
  | 'preview link'
  | 'preview session'
  | 'check link'
  | 'check session'
  | 'draft'
  | 'editorial'
  | 'visitor';

export type SignedPart = string | number;

/** The purpose stands first, so that no signature can serve for anything else. */
export const signedText = (purpose: Purpose, parts: readonly SignedPart[]): string =>
  JSON.stringify([purpose, ...parts]);

/** How long an editor's link from the CMS opens the website, and a signed call its answer. */
export const LINK_LIVES_MS = 60_000;
