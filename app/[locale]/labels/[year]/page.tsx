import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { allOfLabel } from '@/components/labels/allOfLabel';
import { WallLabels } from '@/components/labels/WallLabels';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { EXHIBITION_YEARS } from '@/lib/routes';

type Props = PageProps<'/[locale]/labels/[year]'>;

export const generateStaticParams = () => [];

const isYear = (year: string) => EXHIBITION_YEARS.some((known) => known === year);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, year } = await params;
  const t = await getTranslations({ locale: toSiteLocale(locale), namespace: 'labels' });
  return { title: isYear(year) ? t('title', { year }) : undefined, robots: { index: false } };
}

/** The wall labels of a year, for organisers to print; editors find the way here in the CMS. */
export default async function WallLabelsPage({ params }: Props) {
  const { locale, year } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const works = isYear(year) ? await allOfLabel(year, locale) : [];
  if (works.length === 0) {
    await markAbsent();
    return <NotFound locale={locale} />;
  }
  return <WallLabels {...{ year, works, locale }} />;
}
