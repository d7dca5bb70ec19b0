import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { bodyOf, newsItemMetadata, newsNeighbours, readNews } from '@/lib/pages/news';
import { NewsItem } from '@/components/news/NewsItem';
import { Notice } from '@/components/news/Notice';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { markAbsent } from '@/lib/cache/absent';
import { NO_ITEM } from '@/lib/rewrites';
import { newsGraph } from '@/lib/discovery/structuredData/news';

type Props = PageProps<'/[locale]/contentView/[id]'>;

export const generateStaticParams = () => [];

const itemOf = async (id: string) => (id === NO_ITEM ? null : readNews(id, await getLocale()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return newsItemMetadata(await itemOf(id));
}

/** §2 /contentView?id=: cached, refreshed when an editor publishes. */
export default async function ContentViewPage({ params }: Props) {
  const [locale, { id }] = await Promise.all([getLocale(), params]);
  const news = await itemOf(id);
  if (!news) {
    await markAbsent();
    return <Notice token="invalid.id" />;
  }
  const [body, neighbours] = await Promise.all([
    bodyOf(news, locale),
    newsNeighbours(news, locale),
  ]);
  return (
    <>
      <StructuredData graph={await newsGraph(news, locale)} />
      <NewsItem {...{ news, body, neighbours }} />
    </>
  );
}
