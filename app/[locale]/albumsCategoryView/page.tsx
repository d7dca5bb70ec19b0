import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { CategoryPage } from '@/components/category/CategoryPage';
import { localePath } from '@/lib/i18n/localePath';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';

type Props = PageProps<'/[locale]/albumsCategoryView'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const { category } = await getMessages({ locale });
  return {
    title: category.title,
    description: category.description,
    alternates: { canonical: localePath(locale, ROUTES.albumsCategoryView) },
  };
}

/** §2 /albumsCategoryView */
export default async function AlbumsCategoryPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <CategoryPage locale={locale} />;
}
