import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { readYearContent, readYearPage } from '@/components/year/content';
import { Year } from '@/components/year/Year';
import { markAbsent } from '@/lib/cache/absent';
import { localePath } from '@/lib/i18n/localePath';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { yearPath } from '@/lib/routes';

type Props = PageProps<'/[locale]/exhibition/[year]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: asked, year } = await params;
  const locale = toSiteLocale(asked);
  const content = await readYearContent(year, locale);
  const t = await getTranslations({ locale });
  if (!content) return { title: t('notFound.title'), robots: { index: false } };
  return {
    title: t('year.title', { year }),
    description: content.lead || t('year.description', { year }),
    alternates: { canonical: localePath(locale, yearPath(year)) },
  };
}

/** §1: a page for every year that is published. */
export default async function YearPage({ params }: Props) {
  const { locale, year } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const page = await readYearPage(year, locale);
  if (!page) {
    await markAbsent();
    return <NotFound locale={locale} />;
  }
  return <Year page={page} />;
}
