import type {
  WireYearContent,
  WireYearDraft,
  WireYears,
  WireYearSummary,
} from '@/lib/contract/webContent';
import { ServiceError } from '@/lib/errors';
import { idOf } from '../idOf';
import type { Year } from '../payload-types';
import { findCovers } from '../queries/covers';
import { findMediaPartners, findYear, findYears } from '../queries/documents';
import type { CmsLocale } from '../queries/locale';
import { picturesOf } from './picturesOf';

type Fact = { title?: string | null; text?: string | null };

const toFacts = (facts: Fact[] | null | undefined) =>
  (facts ?? []).map(({ title, text }) => ({ title: title ?? '', text: text ?? '' }));

const labelIdOf = ({ label, year }: Year) => (label ? idOf(label) : year);

const summaryWorksOf = ({ summaryWorks }: Year, locale: CmsLocale) =>
  findCovers((summaryWorks ?? []).map(idOf), locale);

async function toSummary(year: Year, locale: CmsLocale): Promise<WireYearSummary> {
  const works = await summaryWorksOf(year, locale);
  return {
    year: year.year,
    edition: year.edition ?? '',
    title: year.title ?? '',
    lead: year.lead ?? '',
    subthemes: (year.subthemes ?? []).map(({ title }) => title ?? ''),
    works,
    labelId: labelIdOf(year),
    updatedAt: new Date(year.updatedAt).getTime(),
  };
}

/** `years`: the content of the home page's tabs. */
export async function toYears(locale: CmsLocale): Promise<WireYears> {
  const years = await findYears(locale);
  return { years: await Promise.all(years.map((year) => toSummary(year, locale))) };
}

async function logosOf(year: Year, locale: CmsLocale) {
  const partners = await findMediaPartners(labelIdOf(year), locale);
  const organizers = year.organizers ?? [];
  const picture = await picturesOf(
    [...organizers, ...partners].map(({ img }) => img),
    locale,
  );
  const toLogo = ({
    id,
    name,
    img,
    url,
  }: (typeof organizers)[number] | (typeof partners)[number]) => ({
    id: String(id),
    name: name ?? '',
    img: picture(img).img,
    url: url ?? '',
  });
  return { organizers: organizers.map(toLogo), mediaPartners: partners.map(toLogo) };
}

const toRequirements = ({ requirements }: Year) =>
  (requirements ?? []).map(({ group, items }) => ({
    group: group ?? '',
    items: (items ?? []).map(({ text }) => text ?? ''),
  }));

/** `year2024`: the content of a year page (§1). */
export async function toYearContent(wanted: string, locale: CmsLocale): Promise<WireYearContent> {
  const year = await findYear(wanted, locale);
  if (!year) throw new ServiceError('invalid.id');
  return toWireYear(year, locale);
}

/** With what its summary will have when it is published. */
export async function toWireDraft(year: Year, locale: CmsLocale): Promise<WireYearDraft> {
  const works = await summaryWorksOf(year, locale);
  return { ...(await toWireYear(year, locale)), works };
}

async function toWireYear(year: Year, locale: CmsLocale): Promise<WireYearContent> {
  const { venue } = year;
  return {
    year: year.year,
    edition: year.edition ?? '',
    title: year.title ?? '',
    theme: year.theme ?? '',
    lead: year.lead ?? '',
    worksCount: year.worksCount ?? null,
    startDate: year.startDate ?? '',
    endDate: year.endDate ?? '',
    labelId: labelIdOf(year),
    subthemes: toFacts(year.subthemes),
    participants: toFacts(year.participants),
    requirements: toRequirements(year),
    venue: { name: venue?.name ?? '', address: venue?.address ?? '', text: venue?.text ?? '' },
    registration: toFacts(year.registration),
    awards: toFacts(year.awards),
    ...(await logosOf(year, locale)),
  };
}
