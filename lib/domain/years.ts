import type { WireYearContent, WireYearSummary } from '@/lib/contract/webContent';
import type { UrlOf } from './mediaUrl';
import { toMediaPartner, type MediaPartner } from './partner';
import { isShown, toPicture, type Picture } from './picture';

/** What the home page's year tabs show of a year. */
export type YearSummary = {
  year: string;
  edition: string;
  title: string;
  lead: string;
  subthemes: string[];
  works: Picture[];
  /** epoch ms at which it last changed; null where nobody tells. */
  updatedAt: number | null;
};

export type Fact = { title: string; text: string };

/** §1: all that a year page shows, its experts and works apart. */
export type YearContent = Omit<WireYearContent, 'organizers' | 'mediaPartners'> & {
  organizers: MediaPartner[];
  mediaPartners: MediaPartner[];
};

/** What has no name goes by its text; what says nothing, in this language perhaps, is left out. */
const toFacts = (facts: Fact[]): Fact[] =>
  facts
    .map(({ title, text }) => (title ? { title, text } : { title: text, text: '' }))
    .filter(({ title }) => title);

export const toYearSummary = (wire: WireYearSummary, urlOf: UrlOf): YearSummary => ({
  ...wire,
  subthemes: wire.subthemes.filter(Boolean),
  works: wire.works.map((work) => toPicture(work, urlOf)).filter(isShown),
});

export const toYearContent = (wire: WireYearContent, urlOf: UrlOf): YearContent => ({
  ...wire,
  subthemes: toFacts(wire.subthemes),
  participants: toFacts(wire.participants),
  registration: toFacts(wire.registration),
  awards: toFacts(wire.awards),
  requirements: wire.requirements
    .map(({ group, items }) => ({ group, items: items.filter(Boolean) }))
    .filter(({ items }) => items.length > 0),
  organizers: wire.organizers.map((organizer) => toMediaPartner(organizer, urlOf)),
  mediaPartners: wire.mediaPartners.map((partner) => toMediaPartner(partner, urlOf)),
});
