import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';
import { galleryList } from '@/components/gallery/content';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { galleryMetadata } from '@/components/gallery/galleryMetadata';
import { markAbsent } from '@/lib/cache/absent';
import { isLocale } from '@/lib/i18n/locales';
import { DEFAULT_LABEL } from '@/lib/rewrites';
import { isView, readGalleryQuery, VIEWS } from '@/lib/state/galleryQuery';

type Props = PageProps<'/[locale]/albumsView/[label]/[view]'>;

export const generateStaticParams = () => [];

/** The query that this path stands for (lib/rewrites.ts). */
async function readParams({ params }: Props) {
  const { locale, label, view } = await params;
  if (!isLocale(locale) || !isView(view)) notFound();
  const asked = new URLSearchParams();
  if (label !== DEFAULT_LABEL) asked.set('labelIds', label);
  if (view !== VIEWS[0]) asked.set('view', view);
  return { locale, asked };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, asked } = await readParams(props);
  return galleryMetadata(locale, asked);
}

/** §2 /albumsView?labelIds=&view=, one label in one view: kept. */
export default async function AlbumsOfLabelPage(props: Props) {
  const { locale, asked } = await readParams(props);
  setRequestLocale(locale);
  const { items } = await galleryList(readGalleryQuery(asked), locale);
  if (items.length === 0 && asked.has('labelIds')) {
    await markAbsent();
    return <NotFound locale={locale} />;
  }
  return <GalleryPage locale={locale} asked={asked} />;
}
