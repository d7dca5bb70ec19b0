import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { Notice } from '@/components/news/Notice';
import { isLocale, toSiteLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/contentView'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toSiteLocale((await params).locale);
  const { errors } = await getMessages({ locale });
  return { title: errors.empty.id, robots: { index: false } };
}

/** §5: /contentView without an id. The router also prefetches it for addresses that have one. */
export default async function NoContentPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <Notice token="empty.id" locale={locale} />;
}
