import type { WireYearContent, WireYearDraft, WireYearSummary } from '@/lib/contract/webContent';
import { MOST_LABELS } from '@/lib/query';
import type { UrlOf } from './mediaUrl';
import { toMediaPartner, type MediaPartner } from './partner';
import { isShown, toPicture, type Picture } from './picture';

/** A year in the home page's year tabs. */
export type YearSummary = {
  year: string;
  edition: string;
  title: string;
  lead: string;
  subthemes: string[];
  works: Picture[];
  /** Of its works: the year, where the host tells nothing else. */
  labelId: string;
  /** epoch ms of the last change; null when unknown. */
  updatedAt: number | null;
};

export type Fact = { title: string; text: string };

/** §1: the content of a year page, except its experts and works. */
export type YearContent = Omit<WireYearContent, 'organizers' | 'mediaPartners'> & {
  organizers: MediaPartner[];
  mediaPartners: MediaPartner[];
  /** Of a draft: what its summary will have. */
  works?: Picture[];
};

/** Four-digit years sort correctly as strings. */
export const oldestFirst = (years: readonly YearSummary[]) =>
  years.toSorted((one, other) => one.year.localeCompare(other.year));

export const newestOf = (years: readonly YearSummary[]) => oldestFirst(years).at(-1);

/** For a list of all years, which come newest first: as many labels as an address may have. */
export const labelsOfAll = (years: readonly YearSummary[]) =>
  years.slice(0, MOST_LABELS).map(({ labelId }) => labelId);

/** Uses the text as the title where there is none; drops empty facts, which may be empty in one language only. */
const toFacts = (facts: Fact[]): Fact[] =>
  facts
    .map(({ title, text }) => (title ? { title, text } : { title: text, text: '' }))
    .filter(({ title }) => title);

const toWorks = (works: WireYearSummary['works'], urlOf: UrlOf): Picture[] =>
  works.map((work) => toPicture(work, urlOf)).filter(isShown);

export const toYearSummary = (wire: WireYearSummary, urlOf: UrlOf): YearSummary => ({
  ...wire,
  labelId: wire.labelId || wire.year,
  subthemes: wire.subthemes.filter(Boolean),
  works: toWorks(wire.works, urlOf),
});

/** What an editor has begun and left empty is none. */
const isNamed = ({ name, img }: MediaPartner) => Boolean(name || img);

export const toYearContent = (wire: WireYearContent, urlOf: UrlOf): YearContent => ({
  ...wire,
  labelId: wire.labelId || wire.year,
  subthemes: toFacts(wire.subthemes),
  participants: toFacts(wire.participants),
  registration: toFacts(wire.registration),
  awards: toFacts(wire.awards),
  requirements: wire.requirements
    .map(({ group, items }) => ({ group, items: items.filter(Boolean) }))
    .filter(({ items }) => items.length > 0),
  organizers: wire.organizers.map((organizer) => toMediaPartner(organizer, urlOf)).filter(isNamed),
  mediaPartners: wire.mediaPartners
    .map((partner) => toMediaPartner(partner, urlOf))
    .filter(isNamed),
});

export const toYearDraft = (wire: WireYearDraft, urlOf: UrlOf): YearContent => ({
  ...toYearContent(wire, urlOf),
  works: wire.works && toWorks(wire.works, urlOf),
});
