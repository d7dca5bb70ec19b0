import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { absentPage } from '@/components/errors/absentPage';
import { pagesOf, readPage, newsListMetadata } from '@/lib/pages/news';
import { NewsList } from '@/components/news/NewsList';
import { toPageNumber } from '@/lib/query';

type Props = PageProps<'/[locale]/news/[page]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return newsListMetadata(toPageNumber(page) ?? 1);
}

/** /news?page=2 and on: cached. */
export default async function FurtherNewsPage({ params }: Props) {
  const [locale, { page: pageParam }] = await Promise.all([getLocale(), params]);
  const page = toPageNumber(pageParam);
  const found = page ? await readPage(page, locale) : null;
  if (!page || !found?.items.length) return absentPage();
  return <NewsList items={found.items} page={page} pages={pagesOf(found.total)} />;
}
