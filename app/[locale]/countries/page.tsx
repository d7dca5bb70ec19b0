import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { listCountries } from '@/components/countries/content';
import { Countries } from '@/components/countries/Countries';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { pageWords } from '@/lib/metadata/pageWords';

type Props = PageProps<'/[locale]/countries'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return namedPageMetadata(toSiteLocale((await params).locale), 'countries');
}

/** The gallery by country (ours). */
export default async function CountriesPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [words, countries] = await Promise.all([
    pageWords('countries', locale),
    listCountries(locale),
  ]);
  return <Countries {...{ locale, words, countries }} />;
}
