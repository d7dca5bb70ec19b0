import type { Metadata } from 'next';
import { countryMetadata, CountryRoute } from '@/components/countries/CountryRoute';

type Props = PageProps<'/[locale]/countries/[code]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  countryMetadata(await params);

/** The works of one country (ours). */
export default async function CountryPage({ params }: Props) {
  return <CountryRoute {...await params} />;
}
