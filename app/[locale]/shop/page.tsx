import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { Shop } from '@/components/shop/Shop';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import { getWebContent } from '@/lib/services/webContent';

type Props = PageProps<'/[locale]/shop'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  return namedPageMetadata(locale, 'shop');
}

/** §2 /shop. */
export default async function ShopPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Shop picture={await getWebContent('shop', locale)} />;
}
