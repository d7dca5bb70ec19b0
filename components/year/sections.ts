import type { YearContent } from '@/lib/domain/years';

/** In the page's order; also the anchors, some of which are in menus. */
export const SECTIONS = [
  'theme',
  'works',
  'experts',
  'participants',
  'requirements',
  'venue',
  'registration',
  'awards',
  'partners',
  'certificate',
] as const;

export type SectionId = (typeof SECTIONS)[number];

export const titleIdOf = (id: SectionId) => `${id}Title`;

type Lengths = {
  content: YearContent;
  experts: readonly unknown[];
  works: { items: unknown[] };
  pictures: readonly unknown[];
};

/** The title alone is not enough: it is in the page's head. */
const hasTheme = ({ subthemes, title, theme }: YearContent, pictures: readonly unknown[]) =>
  subthemes.length > 0 ||
  Boolean(title && theme) ||
  (pictures.length > 0 && Boolean(title || theme));

const hasVenue = ({ venue: { name, address, text }, startDate, endDate }: YearContent) =>
  [name, address, text, startDate, endDate].some(Boolean);

/** Sections without content are left out of the page and its bar. §1's rules are the same for every year. */
export function sectionsOf({ content, experts, works, pictures }: Lengths): SectionId[] {
  const has: Record<SectionId, boolean> = {
    theme: hasTheme(content, pictures),
    works: works.items.length > 0,
    experts: experts.length > 0,
    participants: content.participants.length > 0,
    requirements: true,
    venue: hasVenue(content),
    registration: content.registration.length > 0,
    awards: true,
    partners: content.organizers.length + content.mediaPartners.length > 0,
    certificate: true,
  };
  return SECTIONS.filter((id) => has[id]);
}
