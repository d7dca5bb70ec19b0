import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { allOfLabel } from '@/lib/pages/wallLabels';
import { WallLabels } from '@/components/labels/WallLabels';
import { readYearContent } from '@/lib/pages/year';
import { markAbsent } from '@/lib/cache/absent';

type Props = PageProps<'/[locale]/labels/[year]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { year }] = await Promise.all([getLocale(), params]);
  const t = await getTranslations('labels');
  const content = await readYearContent(year, locale);
  return { title: content ? t('title', { year }) : undefined, robots: { index: false } };
}

/** The wall labels of a year, for organisers to print; the CMS links to it. */
export default async function WallLabelsPage({ params }: Props) {
  const [locale, { year }] = await Promise.all([getLocale(), params]);
  const content = await readYearContent(year, locale);
  const works = content ? await allOfLabel(content.labelId || year, locale) : [];
  if (works.length === 0) {
    await markAbsent();
    return <NotFound />;
  }
  return <WallLabels {...{ year, works }} />;
}
