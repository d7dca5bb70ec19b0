import type { Metadata } from 'next';
import { LabelsRoute } from '@/components/labels/LabelsRoute';
import { labelsMetadata } from '@/lib/pages/labels';

type Props = PageProps<'/[locale]/labels/[year]/[page]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  labelsMetadata(await params);

/** A further page of a year's wall labels. */
export default async function WallLabelsFurtherPage({ params }: Props) {
  return <LabelsRoute {...await params} />;
}
