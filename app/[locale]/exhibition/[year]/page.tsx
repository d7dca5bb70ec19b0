import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { readYearPage, yearMetadata } from '@/lib/pages/year';
import { Year } from '@/components/year/Year';
import { exhibitionGraph } from '@/lib/discovery/structuredData/exhibition';

type Props = PageProps<'/[locale]/exhibition/[year]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  yearMetadata((await params).year);

/** §1: a page for every year that is published. */
export default async function YearPage({ params }: Props) {
  const [locale, { year }] = await Promise.all([getLocale(), params]);
  const page = await readYearPage(year, locale);
  if (!page) return absentPage();
  return (
    <>
      <StructuredData graph={await exhibitionGraph(year, locale)} />
      <Year page={page} />
    </>
  );
}
