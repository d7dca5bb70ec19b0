import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { FeaturedWorks } from '@/components/home/FeaturedWorks';
import { Hero } from '@/components/home/Hero';
import { Intro } from '@/components/home/Intro';
import { PastExhibitions } from '@/components/home/PastExhibitions';
import { WorldTeaser } from '@/components/home/WorldTeaser';
import { YearSections } from '@/components/home/YearSections';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { Main } from '@/components/ui/Main';
import { HOME_CAROUSEL_ALBUMS } from '@/lib/constants';
import { env } from '@/lib/env';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { listCountries } from '@/lib/pages/countries';
import { listPublished } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';
import { organization, webSite } from '@/lib/discovery/structuredData/site';

const isAddress = (link: string) => link.startsWith('https://');

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('home', { isAbsolute: true });
}

/** §2 Home. §7: albums with start 0, count 20 and a fixed label id. */
export default async function HomePage() {
  const locale = await getLocale();
  const labelIds = [env().homeLabelId];
  const [{ common }, exhibition, works, years, footer, countries] = await Promise.all([
    getMessages(),
    getWebContent('exhibition', locale),
    listPublished({ labelIds, start: 0, count: HOME_CAROUSEL_ALBUMS, locale }),
    getWebContent('years', locale),
    getWebContent('footer', locale),
    listCountries(locale),
  ]);
  const handles = footer.social.items.map(({ link }) => link).filter(isAddress);
  return (
    <Main>
      <StructuredData
        graph={[organization(common.siteName, handles), webSite(locale, common.siteName)]}
      />
      <Hero exhibition={exhibition} />
      <Intro />
      <FeaturedWorks works={works.items} />
      <WorldTeaser countries={countries} />
      <YearSections years={years} />
      <PastExhibitions hasYears={years.length > 0} />
    </Main>
  );
}
