import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { readYearContent, readYearPage } from '@/lib/pages/year';
import { Year } from '@/components/year/Year';
import { markAbsent } from '@/lib/cache/absent';
import { collectionPath, IIIF_TYPE } from '@/lib/discovery/iiif/paths';
import { absentMetadata, pageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { yearPath } from '@/lib/routes';
import { exhibitionGraph } from '@/lib/discovery/structuredData/exhibition';

type Props = PageProps<'/[locale]/exhibition/[year]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { year }] = await Promise.all([getLocale(), params]);
  const content = await readYearContent(year, locale);
  const t = await getTranslations();
  if (!content) return absentMetadata();
  return pageMetadata({
    path: yearPath(year),
    title: t('year.title', { year }),
    description: content.lead || t('year.description', { year }),
    card: { kind: 'exhibition', id: year },
    types: { [IIIF_TYPE]: siteAddress(collectionPath(year)) },
  });
}

/** §1: a page for every year that is published. */
export default async function YearPage({ params }: Props) {
  const [locale, { year }] = await Promise.all([getLocale(), params]);
  const page = await readYearPage(year, locale);
  if (!page) {
    await markAbsent();
    return <NotFound />;
  }
  return (
    <>
      <StructuredData graph={await exhibitionGraph(year, locale)} />
      <Year page={page} />
    </>
  );
}
