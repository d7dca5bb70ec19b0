import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Shop } from '@/components/shop/Shop';
import { localePath } from '@/lib/i18n/localePath';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes';
import { getWebContent } from '@/lib/services/webContent';

type Props = PageProps<'/[locale]/shop'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'shop' });
  return {
    title: t('kicker'),
    description: t('description'),
    alternates: { canonical: localePath(locale, ROUTES.shop) },
  };
}

/** §2 /shop. */
export default async function ShopPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Shop picture={await getWebContent('shop', locale)} />;
}
