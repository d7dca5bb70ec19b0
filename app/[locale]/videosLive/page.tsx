import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { videosPage } from '@/components/videos/videosPage';
import { isLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/videosLive'>;

const query = { labelIds: [], id: '' };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? videosMetadata('lives', locale, query) : {};
}

/** §2 /videosLive without a query. */
export default async function VideosLivePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return videosPage({ kind: 'lives', locale, query });
}
