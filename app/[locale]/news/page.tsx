import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { pagesOf, readPage } from '@/components/news/content';
import { NewsList } from '@/components/news/NewsList';
import { newsListMetadata } from '@/components/news/newsMetadata';
import { isLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/news'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? newsListMetadata(1, locale) : {};
}

/** The list of news, by §7 news/listByLabel; further pages by `?page=` (lib/rewrites.ts). */
export default async function NewsPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { items, total } = await readPage(1, locale);
  return <NewsList items={items} page={1} pages={pagesOf(total)} locale={locale} />;
}
