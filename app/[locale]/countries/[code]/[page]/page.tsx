import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { countryMetadata, CountryRoute } from '@/components/countries/CountryRoute';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/countries/[code]/[page]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code, page } = await params;
  return countryMetadata({ locale: toSiteLocale(locale), code, page });
}

/** A further page of one country's works (ours). */
export default async function CountryFurtherPage({ params }: Props) {
  const { locale, code, page } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <CountryRoute {...{ locale, code, page }} />;
}
