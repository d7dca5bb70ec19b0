import type { EditorialKind, WireEditorial } from '@/lib/contract/editorial';
import { isPageRoute } from '@/lib/contract/webContent';

export const PROBLEMS = ['image', 'alt', 'translation', 'description', 'link', 'tags'] as const;

export type Problem = (typeof PROBLEMS)[number];

export const isProblem = (value: string): value is Problem =>
  PROBLEMS.some((problem) => problem === value);

/** `what` is a field, a link or a tag; `locale` is set when only one language has the fault. */
export type Fault = { problem: Problem; what: string; locale?: string };

export type Judges = {
  locales: readonly string[];
  /** Names of the tags that the sanitiser removes from an HTML. */
  removedTags: (html: string) => string[];
  /** The links in an HTML that lead to no page of ours. */
  deadLinks: (html: string) => string[];
  /** Whether the address in a field leads to no page of ours. */
  isDead: (link: string) => boolean;
  /** How many pictures of an HTML have no alt text. */
  withoutAlt: (html: string) => number;
};

type Values = Readonly<Record<string, string>>;

/** The field that a preview shows as the description; a work without one is described by its facts. */
const DESCRIPTION: Readonly<Partial<Record<EditorialKind, string>>> = {
  news: 'draft.description',
  years: 'lead',
  videos: 'description',
  lives: 'description',
};

/** Fields that are filled in for one language and empty for another. A field that is empty in all is no fault. */
function untranslated(field: string, values: Values, locales: readonly string[]): Fault[] {
  if (!locales.some((locale) => values[locale])) return [];
  return locales
    .filter((locale) => !values[locale])
    .map((locale) => ({ problem: 'translation', what: field, locale }));
}

function pictureFaults({ pictures }: WireEditorial, { locales }: Judges): Fault[] {
  return pictures.flatMap(({ field, img, alts }): Fault[] => {
    if (!img) return [{ problem: 'image', what: field }];
    const isDescribed = locales.some((locale) => alts[locale]);
    if (!isDescribed) return [{ problem: 'alt', what: field }];
    return untranslated(`${field}.alt`, alts, locales);
  });
}

/** Texts for a page that doesn't use them are reported like dead links. */
const linkFaults = ({ kind, links }: WireEditorial, { isDead }: Judges): Fault[] =>
  links
    .filter((link) => isDead(link) || (kind === 'pages' && !isPageRoute(link)))
    .map((what) => ({ problem: 'link', what }));

function htmlFaults({ html }: WireEditorial, judges: Judges): Fault[] {
  const { locales, removedTags, deadLinks, withoutAlt } = judges;
  const inEach = locales.flatMap((locale): Fault[] => {
    const body = html[locale] ?? '';
    if (!body) return [];
    return [
      ...deadLinks(body).map((what): Fault => ({ problem: 'link', what, locale })),
      ...removedTags(body).map((what): Fault => ({ problem: 'tags', what, locale })),
      ...(withoutAlt(body) > 0 ? [{ problem: 'alt', what: 'html', locale } as const] : []),
    ];
  });
  return [...inEach, ...untranslated('html', html, locales)];
}

/** All faults of a published item, in the order of PROBLEMS. */
export function faultsOf(item: WireEditorial, judges: Judges): Fault[] {
  const { kind, texts } = item;
  const described = texts.find(({ field }) => field === DESCRIPTION[kind])?.values ?? {};
  const isDescribed = !DESCRIPTION[kind] || judges.locales.some((locale) => described[locale]);
  const faults = [
    ...pictureFaults(item, judges),
    ...texts.flatMap(({ field, values }) => untranslated(field, values, judges.locales)),
    ...(isDescribed ? [] : [{ problem: 'description', what: DESCRIPTION[kind] ?? '' } as const]),
    ...htmlFaults(item, judges),
    ...linkFaults(item, judges),
  ];
  return faults.toSorted((a, b) => PROBLEMS.indexOf(a.problem) - PROBLEMS.indexOf(b.problem));
}
