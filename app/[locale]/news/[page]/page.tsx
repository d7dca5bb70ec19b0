import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { pagesOf, readPage } from '@/components/news/content';
import { NewsList } from '@/components/news/NewsList';
import { newsListMetadata } from '@/components/news/newsMetadata';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale } from '@/lib/i18n/locales';
import { toNewsPage } from '@/lib/rewrites';

type Props = PageProps<'/[locale]/news/[page]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  return isLocale(locale) ? newsListMetadata(toNewsPage(page) ?? 1, locale) : {};
}

/** /news?page=2 and on: kept. */
export default async function FurtherNewsPage({ params }: Props) {
  const { locale, page: asked } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const page = toNewsPage(asked);
  const found = page ? await readPage(page, locale) : null;
  if (!page || !found?.items.length) {
    await markAbsent();
    return <NotFound locale={locale} />;
  }
  return <NewsList items={found.items} page={page} pages={pagesOf(found.total)} locale={locale} />;
}
