import { readKept, videosMetadata } from '@/lib/pages/videos';
import { keptVideosPage } from '@/components/videos/videosPage';

export const generateStaticParams = () => [];

export const generateMetadata = async () => videosMetadata(await readKept('lives'));

/** §2 /videosLive without a query. */
export default async function VideosLivePage() {
  return keptVideosPage(await readKept('lives'));
}
