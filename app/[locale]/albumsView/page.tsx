import type { Metadata } from 'next';
import { GalleryPage } from '@/components/gallery/GalleryPage';
import { galleryMetadata } from '@/lib/pages/gallery';

const EMPTY_QUERY = new URLSearchParams();

export const generateStaticParams = () => [];

export const generateMetadata = async (): Promise<Metadata> => galleryMetadata(EMPTY_QUERY);

/** §2 /albumsView without a query. */
export default function AlbumsViewPage() {
  return <GalleryPage params={EMPTY_QUERY} />;
}
