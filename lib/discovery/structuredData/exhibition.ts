import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ExhibitionEvent, Graph, Organization, Place } from 'schema-dts';
import { knownDays } from '@/lib/domain/days';
import type { YearContent } from '@/lib/domain/years';
import { toDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import { yearPath } from '@/lib/routes';
import { getYearContent } from '@/lib/services/webContent';
import { known, breadcrumbs } from './site';

/** Search engines show no event without both: either stands in for the other. */
function place({ venue: { name, address } }: YearContent): Place | undefined {
  if (!name && !address) return undefined;
  return known<Exclude<Place, string>>({
    '@type': 'Place',
    name: name || address,
    address: address || name,
  });
}

const organizer = ({ name, url }: YearContent['organizers'][number]): Organization =>
  known<Exclude<Organization, string>>({ '@type': 'Organization', name, url });

const toText = (day: Date | null) => toDay(day && day.getTime());

/** A year's exhibition: dates, place and organisers as on its page. */
export const exhibitionEvent = (
  content: YearContent,
  name: string,
  locale: Locale,
): ExhibitionEvent => {
  const { start, end } = knownDays(content);
  return known<Exclude<ExhibitionEvent, string>>({
    '@type': 'ExhibitionEvent',
    '@id': pageAddress(locale, yearPath(content.year)),
    url: pageAddress(locale, yearPath(content.year)),
    name,
    description: content.lead,
    inLanguage: locale,
    startDate: toText(start),
    endDate: toText(end),
    location: place(content),
    organizer: content.organizers.filter((one) => one.name !== '').map(organizer),
  });
};

/** A year's page: the event and the breadcrumbs. */
export async function exhibitionGraph(year: string, locale: Locale): Promise<Graph['@graph']> {
  const [content, t] = await Promise.all([
    getYearContent(year, locale),
    getTranslations({ locale }),
  ]);
  const name = t('year.title', { year });
  const way = breadcrumbs(locale, t('common.siteName'), [{ name: year, path: yearPath(year) }]);
  return [exhibitionEvent(content, name, locale), way];
}
