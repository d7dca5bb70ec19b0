import type { Metadata } from 'next';
import { CountryRoute } from '@/components/countries/CountryRoute';
import { countryMetadata } from '@/lib/pages/countries';

type Props = PageProps<'/[locale]/countries/[code]/[page]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  countryMetadata(await params);

/** A further page of one country's works (ours). */
export default async function CountryFurtherPage({ params }: Props) {
  return <CountryRoute {...await params} />;
}
