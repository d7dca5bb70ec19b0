import type { Metadata } from 'next';
import { LabelsRoute } from '@/components/labels/LabelsRoute';
import { labelsMetadata } from '@/lib/pages/labels';

type Props = PageProps<'/[locale]/labels/[year]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  labelsMetadata(await params);

/** The wall labels of a year, for organisers to print; the CMS links to it. */
export default async function WallLabelsPage({ params }: Props) {
  return <LabelsRoute {...await params} />;
}
