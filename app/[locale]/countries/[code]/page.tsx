import type { Metadata } from 'next';
import { CountryRoute } from '@/components/countries/CountryRoute';
import { countryMetadata } from '@/lib/pages/countries';

type Props = PageProps<'/[locale]/countries/[code]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  countryMetadata(await params);

/** The works of one country (ours). */
export default async function CountryPage({ params }: Props) {
  return <CountryRoute {...await params} />;
}
