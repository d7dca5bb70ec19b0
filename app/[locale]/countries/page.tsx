import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { listCountries } from '@/lib/pages/countries';
import { Countries } from '@/components/countries/Countries';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { pageWords } from '@/lib/discovery/metadata/pageWords';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('countries');
}

/** The gallery by country (ours). */
export default async function CountriesPage() {
  const locale = await getLocale();
  const [words, countries] = await Promise.all([
    pageWords('countries', locale),
    listCountries(locale),
  ]);
  return <Countries {...{ words, countries }} />;
}
