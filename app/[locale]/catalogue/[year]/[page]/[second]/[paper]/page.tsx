import type { Metadata } from 'next';
import { CatalogueRoute } from '@/components/catalogue/CatalogueRoute';
import { catalogueMetadata } from '@/lib/pages/catalogue';

type Props = PageProps<'/[locale]/catalogue/[year]/[page]/[second]/[paper]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  catalogueMetadata(await params);

/** A year as a book to print (ours); its address is `/catalogue/2024?with=fr` (lib/addresses.ts). */
export default async function CataloguePage({ params }: Props) {
  return <CatalogueRoute {...await params} />;
}
