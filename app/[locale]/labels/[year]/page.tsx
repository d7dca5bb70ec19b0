import type { Metadata } from 'next';
import { LabelsRoute } from '@/components/labels/LabelsRoute';
import { labelsMetadata } from '@/lib/pages/wallLabels';

type Props = PageProps<'/[locale]/labels/[year]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  labelsMetadata(await params);

/** The wall labels of a year, for organisers to print; editors find the way here in the CMS. */
export default async function WallLabelsPage({ params }: Props) {
  return <LabelsRoute {...await params} />;
}
