import { getLocale, getTranslations } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { countryPath, ROUTES } from '@/lib/routes';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { breadcrumbs } from '@/lib/discovery/structuredData/site';
import { readCountry, type CountryParams } from '@/lib/pages/countries';
import { Country } from './Country';

/** A page of a country's works, for both of its routes. */
export async function CountryRoute({ code, page }: CountryParams) {
  const locale = await getLocale();
  const country = await readCountry(locale, code, page);
  if (!country) return absentPage();
  const [t, countries] = await Promise.all([
    getTranslations('common'),
    pageWords('countries', locale),
  ]);
  const crumbs = [
    { name: countries.title, path: ROUTES.countries },
    { name: country.name, path: countryPath(country.code) },
  ];
  return (
    <>
      <StructuredData graph={[breadcrumbs(locale, t('siteName'), crumbs)]} />
      <Country country={country} />
    </>
  );
}
