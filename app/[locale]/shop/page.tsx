import { getLocale } from 'next-intl/server';
import type { Metadata } from 'next';
import { Shop } from '@/components/shop/Shop';
import { namedPageMetadata } from '@/lib/discovery/metadata/pageMetadata';
import { getWebContent } from '@/lib/services/webContent';

export async function generateMetadata(): Promise<Metadata> {
  return namedPageMetadata('shop');
}

/** §2 /shop. */
export default async function ShopPage() {
  const locale = await getLocale();
  return <Shop picture={await getWebContent('shop', locale)} />;
}
