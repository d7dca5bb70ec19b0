import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { pagesOf, readPage } from '@/components/news/content';
import { NewsList } from '@/components/news/NewsList';
import { newsListMetadata } from '@/components/news/newsMetadata';

export const generateMetadata = async (): Promise<Metadata> => newsListMetadata(1);

/** The list of news, by §7 news/listByLabel; further pages by `?page=` (lib/rewrites.ts). */
export default async function NewsPage() {
  const locale = await getLocale();
  const { items, total } = await readPage(1, locale);
  return <NewsList items={items} page={1} pages={pagesOf(total)} />;
}
