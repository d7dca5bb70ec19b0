import { fill } from '@/lib/i18n/fill';

/** A PDF has ten digits to say where a page stands in it, which is 10 GB; a sheet takes about 0.9 MB. */
export const MOST_PAGES = 10_000;

export const TOO_MANY_PAGES =
  'One PDF has at most {value} sheets: take the ZIP, or fewer languages.';

/** In English, as the command says it. */
export class TooManyPages extends Error {
  constructor() {
    super(fill(TOO_MANY_PAGES, { value: MOST_PAGES }));
  }
}
