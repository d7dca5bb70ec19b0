import { readKept, videosMetadata } from '@/lib/pages/videos';
import { keptVideosPage } from '@/components/videos/videosPage';

export const generateStaticParams = () => [];

export const generateMetadata = async () => videosMetadata(await readKept('films'));

/** §2 /videosView without a query. */
export default async function VideosViewPage() {
  return keptVideosPage(await readKept('films'));
}
