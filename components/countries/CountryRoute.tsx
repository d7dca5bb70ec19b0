import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { markAbsent } from '@/lib/cache/absent';
import { absentMetadata, pageMetadata } from '@/lib/metadata/pageMetadata';
import { countryPath, ROUTES } from '@/lib/routes';
import { breadcrumbs } from '@/lib/structuredData/site';
import { readCountry } from './content';
import { Country } from './Country';

type Asked = { code: string; page?: string };

export async function countryMetadata({ code, page }: Asked): Promise<Metadata> {
  const locale = await getLocale();
  const country = await readCountry(locale, code, page);
  if (!country) return absentMetadata();
  const t = await getTranslations('countries');
  const place = { page: country.page, pages: country.pages };
  const title = t('works', { country: country.name });
  return pageMetadata({
    path: countryPath(country.code, country.page),
    title: country.page > 1 ? `${title}, ${t('page', place)}` : title,
    description: `${t('of', { country: country.name })} ${t('count', { total: country.total })}`,
    card: { kind: 'country', id: country.code.toLowerCase() },
  });
}

/** One page of a country's works; both routes of it draw this. */
export async function CountryRoute({ code, page }: Asked) {
  const locale = await getLocale();
  const country = await readCountry(locale, code, page);
  if (!country) {
    await markAbsent();
    return <NotFound />;
  }
  const t = await getTranslations();
  const crumbs = [
    { name: t('common.siteName'), path: ROUTES.home },
    { name: t('countries.title'), path: ROUTES.countries },
    { name: country.name, path: countryPath(country.code) },
  ];
  return (
    <>
      <StructuredData graph={[breadcrumbs(locale, crumbs)]} />
      <Country country={country} />
    </>
  );
}
