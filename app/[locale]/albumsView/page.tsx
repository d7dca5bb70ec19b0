import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { galleryMetadata } from '@/components/gallery/galleryMetadata';
import { isLocale } from '@/lib/i18n/locales';

type Props = PageProps<'/[locale]/albumsView'>;

const NOTHING_ASKED = new URLSearchParams();

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? galleryMetadata(locale, NOTHING_ASKED) : {};
}

/** §2 /albumsView without a query; the router also prefetches it for addresses that have one. */
export default async function AlbumsViewPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return <GalleryPage locale={locale} asked={NOTHING_ASKED} />;
}
