import type { Metadata } from 'next';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { galleryMetadata } from '@/lib/pages/gallery';
import { toSearchParams } from '@/lib/query';

type Props = PageProps<'/[locale]/albumsView/search'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  galleryMetadata(toSearchParams(await searchParams));

/** §2 /albumsView with a search, several labels or a further page: rendered per request, never stored. */
export default async function AlbumsSearchPage({ searchParams }: Props) {
  return <GalleryPage params={toSearchParams(await searchParams)} />;
}
