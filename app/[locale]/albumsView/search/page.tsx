import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { galleryMetadata } from '@/components/gallery/galleryMetadata';
import { isLocale } from '@/lib/i18n/locales';
import { toSearchParams } from '@/lib/query';

type Props = PageProps<'/[locale]/albumsView/search'>;

export const dynamic = 'force-dynamic';

async function readQuery({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, asked: toSearchParams(await searchParams) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, asked } = await readQuery(props);
  return galleryMetadata(locale, asked);
}

/** §2 /albumsView with a search, several labels or a further page: made anew each time, never stored. */
export default async function AlbumsSearchPage(props: Props) {
  const { locale, asked } = await readQuery(props);
  setRequestLocale(locale);
  return <GalleryPage locale={locale} asked={asked} />;
}
