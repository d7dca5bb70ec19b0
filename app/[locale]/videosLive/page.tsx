import { readKept, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

export const generateStaticParams = () => [];

export const generateMetadata = async () => videosMetadata(await readKept('lives'));

/** §2 /videosLive without a query. */
export default async function VideosLivePage() {
  return <VideosRoute {...await readKept('lives')} isKept />;
}
