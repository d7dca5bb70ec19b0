import { DEFAULT_SITE_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { withQuery } from '@/lib/query';
import { cataloguePath } from '@/lib/routes';

export const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];

/** Called so in every language. */
export const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'US Letter' };

/** Beside the page's own language: none, or English where the address names nothing. */
export const NO_SECOND = 'none';
export const DEFAULT_SECOND = 'default';
export type Second = Locale | typeof NO_SECOND | typeof DEFAULT_SECOND;

/** What the address of a catalogue chooses: `?with=fr&paper=letter`. */
export type CatalogueChoice = { second: Second; paper: Paper };

export const isPaper = (value: string): value is Paper => PAPERS.some((known) => known === value);

export const isSecond = (value: string): value is Second =>
  value === NO_SECOND || value === DEFAULT_SECOND || isLocale(value);

/** What can't be chosen counts as not chosen. */
export function readCatalogueChoice(query: URLSearchParams): CatalogueChoice {
  const [second = '', paper = ''] = ['with', 'paper'].map((name) => query.get(name) ?? '');
  return {
    second: isSecond(second) ? second : DEFAULT_SECOND,
    paper: isPaper(paper) ? paper : PAPERS[0],
  };
}

export const isUsual = ({ second, paper }: CatalogueChoice) =>
  second === DEFAULT_SECOND && paper === PAPERS[0];

/** A volume's address, with what is not the usual choice. */
export const cataloguePathWith = (year: string, page: number, { second, paper }: CatalogueChoice) =>
  withQuery(cataloguePath(year, page), {
    ...(second === DEFAULT_SECOND ? {} : { with: second }),
    ...(paper === PAPERS[0] ? {} : { paper }),
  });

/** The second language of a catalogue; null: there is one language. */
export function secondOf(second: Second, locale: Locale): Locale | null {
  const chosen = second === DEFAULT_SECOND ? DEFAULT_SITE_LOCALE : second;
  return chosen === NO_SECOND || chosen === locale ? null : chosen;
}

/** One spelling for one book: what shows the usual languages counts as not chosen. */
export function asSpelt({ second, paper }: CatalogueChoice, locale: Locale): CatalogueChoice {
  const other = secondOf(second, locale);
  const isUsualSecond = other === secondOf(DEFAULT_SECOND, locale);
  return { second: isUsualSecond ? DEFAULT_SECOND : (other ?? NO_SECOND), paper };
}
