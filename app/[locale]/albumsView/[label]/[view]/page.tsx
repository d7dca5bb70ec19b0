import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { absentPage } from '@/components/errors/absentPage';
import { galleryList, galleryMetadata, isMissing } from '@/lib/pages/gallery';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { DEFAULT_LABEL } from '@/lib/rewrites';
import { isView, VIEWS } from '@/lib/state/galleryQuery';

type Props = PageProps<'/[locale]/albumsView/[label]/[view]'>;

export const generateStaticParams = () => [];

/** The query behind this path (lib/rewrites.ts). */
async function readParams({ params }: Props): Promise<URLSearchParams> {
  const { label, view } = await params;
  if (!isView(view)) notFound();
  const query = new URLSearchParams();
  if (label !== DEFAULT_LABEL) query.set('labelIds', label);
  if (view !== VIEWS[0]) query.set('view', view);
  return query;
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  galleryMetadata(await readParams(props));

/** §2 /albumsView?labelIds=&view=, one label in one view: cached. */
export default async function AlbumsOfLabelPage(props: Props) {
  const query = await readParams(props);
  const locale = await getLocale();
  const list = await galleryList(query, locale);
  if (await isMissing(query, list, locale)) return absentPage();
  return <GalleryPage params={query} />;
}
