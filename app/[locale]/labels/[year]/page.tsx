import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { allOfLabel } from '@/components/labels/allOfLabel';
import { WallLabels } from '@/components/labels/WallLabels';
import { readYearContent } from '@/components/year/content';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/labels/[year]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: asked, year } = await params;
  const locale = toSiteLocale(asked);
  const t = await getTranslations({ locale, namespace: 'labels' });
  const content = await readYearContent(year, locale);
  return { title: content ? t('title', { year }) : undefined, robots: { index: false } };
}

/** The wall labels of a year, for organisers to print; editors find the way here in the CMS. */
export default async function WallLabelsPage({ params }: Props) {
  const { locale, year } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const content = await readYearContent(year, locale);
  const works = content ? await allOfLabel(content.labelId || year, locale) : [];
  if (works.length === 0) {
    await markAbsent();
    return <NotFound locale={locale} />;
  }
  return <WallLabels {...{ year, works, locale }} />;
}
