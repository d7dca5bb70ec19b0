import { createHash } from 'node:crypto';
import { CERTIFICATE_ISSUE_DATE } from '@/lib/constants';
import { forDisplay, type MinorsPolicy } from '@/lib/content/minors';
import type { WireAlbum } from '@/lib/contract/album';
import { isMixed, runsRtl } from '@/lib/discovery/cards/draw/direction';
import { needsSerif } from '@/lib/discovery/cards/draw/fonts';
import { toAlbum } from '@/lib/domain/album';
import { holderOf, rowsOf, type Fact } from '@/lib/domain/certificateFacts';
import { namesOf } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { isRtl, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { certQueryPath } from '@/lib/routes';
import { LONGEST_LINE } from './draw/measures';

/** All that a certificate shows. */
export type Sheet = {
  locale: Locale;
  /** '' when the work is in no year. */
  year: string;
  picture: { path: string; width: number; height: number };
  /** The country's code, for its flag. */
  country: string;
  /** The artist's name, else the certificate's number. */
  author: string;
  title: string;
  /** The sentence with the title. */
  work: string;
  facts: Fact[];
  organiser: string;
  heading: string;
  say: string;
  president: string;
  seal: string;
  scan: string;
  /** What the QR code says. */
  address: string;
};

/** The year in the texts and the date of §9. */
const YEAR = '2020';

/** A title with letters, of which not both ends are one. */
const IS_LOOSE = /^(?=.*\p{L})(?:[^\p{L}]|.*[^\p{L}\p{M}]$)/su;

/** Such a title is set apart where it runs in the other direction (Run!, 3 Fish): what stands at its ends stays there. */
const withinSentence = (title: string, locale: Locale) =>
  runsRtl(title) !== isRtl(locale) && IS_LOOSE.test(title) ? `\u2068${title}\u2069` : title;

type More = {
  siteUrl: string;
  minors: MinorsPolicy;
  /** That of the work's label (`yearOfLabel`); '' when it is in none. */
  year: string;
};

/**
 * What `/cert/we2020` shows of a work, for paper. Its date and seal bear the year of the work, where that is known: §9's fixed date is
 * that of 2020. Null without a picture.
 */
export function sheetOf(
  wire: WireAlbum,
  locale: Locale,
  { certificate: { sheet }, work }: Pick<Messages, 'certificate' | 'work'>,
  { siteUrl, minors, year }: More,
): Sheet | null {
  const found = toAlbum(wire, (path) => path);
  if (!found) return null;
  const album = forDisplay(found, minors);
  const { title } = namesOf(album, work);
  const inYear = (text: string) => (year ? text.replace(YEAR, year) : text);
  const issued = inYear(CERTIFICATE_ISSUE_DATE);
  return {
    locale,
    year,
    picture: { path: album.imgUrl, width: album.width, height: album.height },
    country: album.countryCode,
    author: holderOf(album),
    title,
    work: fill(sheet.work, { title: withinSentence(title, locale) }),
    facts: rowsOf(album, { ...work, locale }, sheet, issued),
    organiser: sheet.organiser,
    heading: sheet.heading,
    say: sheet.say,
    president: sheet.president,
    seal: inYear(sheet.seal),
    scan: sheet.scan,
    address: siteUrl + localePath(locale, certQueryPath(album.num)),
  };
}

/** Increase it when sheets are drawn differently: they are then made anew. */
const DESIGN = 2;
const VERSION_LENGTH = 12;

/**
 * Sheets of this design were made that lack letters in their facts, have a word before the title in its italics, a text of two
 * directions on the wrong side, or only the beginning of many names: only these are made anew.
 */
const mendedOf = ({ author, facts, title, work }: Sheet) => [
  ...(facts.some(({ text }) => needsSerif(text)) ? ['serif'] : []),
  ...(work.indexOf(title) < work.lastIndexOf(title) ? ['title'] : []),
  ...([...author].length > LONGEST_LINE ? ['names'] : []),
  ...([author, work, ...facts.map(({ text }) => text)].some(isMixed) ? ['side'] : []),
];

/** A hash of everything that the sheet shows. */
export const versionOf = (sheet: Sheet): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, sheet, ...mendedOf(sheet)]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
