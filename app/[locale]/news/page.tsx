import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { pagesOf, readPage, newsListMetadata } from '@/lib/pages/news';
import { NewsList } from '@/components/news/NewsList';

export const generateMetadata = async (): Promise<Metadata> => newsListMetadata(1);

/** The list of news, by §7 news/listByLabel; further pages by `?page=` (lib/rewrites.ts). */
export default async function NewsPage() {
  const locale = await getLocale();
  const { items, total } = await readPage(1, locale);
  return <NewsList items={items} page={1} pages={pagesOf(total)} />;
}
