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

export const toYearSummary = (wire: WireYearSummary, urlOf: UrlOf): YearSummary => ({
  ...wire,
  works: wire.works.map((work) => toPicture(work, urlOf)).filter(isShown),
});

export const toYearContent = (wire: WireYearContent, urlOf: UrlOf): YearContent => ({
  ...wire,
  organizers: wire.organizers.map((organizer) => toMediaPartner(organizer, urlOf)),
  mediaPartners: wire.mediaPartners.map((partner) => toMediaPartner(partner, urlOf)),
});
