import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FeaturedWorks } from '@/components/home/FeaturedWorks';
import { Hero } from '@/components/home/Hero';
import { Intro } from '@/components/home/Intro';
import { PastExhibitions } from '@/components/home/PastExhibitions';
import { YearSections } from '@/components/home/YearSections';
import { HOME_CAROUSEL_ALBUMS } from '@/lib/constants';
import { env } from '@/lib/env';
import { isLocale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { getWebContent } from '@/lib/services/webContent';

type Props = PageProps<'/[locale]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'home' });
  return { title: { absolute: t('title') }, description: t('description') };
}

/** §2 Home. §7: albums with start 0, count 20 and a fixed label id. */
export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const labelIds = [env().homeLabelId];
  const [exhibition, works, years] = await Promise.all([
    getWebContent('exhibition', locale),
    listPublished({ labelIds, start: 0, count: HOME_CAROUSEL_ALBUMS, locale }),
    getWebContent('years', locale),
  ]);
  return (
    <main id="main" tabIndex={-1}>
      <Hero exhibition={exhibition} />
      <Intro />
      <FeaturedWorks works={works.items} />
      <YearSections years={years} />
      <PastExhibitions />
    </main>
  );
}
