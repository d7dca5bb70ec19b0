import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { CategoryPage } from '@/components/category/CategoryPage';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';

type Props = PageProps<'/[locale]/albumsCategoryView'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return namedPageMetadata(locale, 'albumsCategoryView');
}

/** §2 /albumsCategoryView */
export default async function AlbumsCategoryPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <CategoryPage locale={locale} />;
}
