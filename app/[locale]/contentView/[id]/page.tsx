import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { bodyOf, readNews } from '@/components/news/content';
import { neighboursOf } from '@/components/news/neighboursOf';
import { NewsItem } from '@/components/news/NewsItem';
import { newsItemMetadata } from '@/components/news/newsMetadata';
import { Notice } from '@/components/news/Notice';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { NO_ITEM } from '@/lib/rewrites';
import { newsGraph } from '@/lib/structuredData/news';

type Props = PageProps<'/[locale]/contentView/[id]'>;

export const generateStaticParams = () => [];

const itemOf = (id: string, locale: Parameters<typeof readNews>[1]) =>
  id === NO_ITEM ? null : readNews(id, locale);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: asked, id } = await params;
  const locale = toSiteLocale(asked);
  return newsItemMetadata(await itemOf(id, locale), locale);
}

/** §2 /contentView?id=: kept, refreshed when an editor publishes. */
export default async function ContentViewPage({ params }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const news = await itemOf(id, locale);
  if (!news) {
    await markAbsent();
    return <Notice token="invalid.id" locale={locale} />;
  }
  const { news: texts } = await getMessages({ locale });
  const [body, neighbours] = await Promise.all([
    bodyOf(news, locale, texts),
    neighboursOf(news, locale),
  ]);
  return (
    <>
      <StructuredData graph={await newsGraph(news, locale)} />
      <NewsItem {...{ news, body, neighbours, locale }} />
    </>
  );
}
