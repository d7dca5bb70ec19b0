import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { countryMetadata, CountryRoute } from '@/components/countries/CountryRoute';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/countries/[code]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  return countryMetadata({ locale: toSiteLocale(locale), code });
}

/** The works of one country (ours). */
export default async function CountryPage({ params }: Props) {
  const { locale, code } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <CountryRoute locale={locale} code={code} />;
}
