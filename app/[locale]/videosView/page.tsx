import { readKept, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

export const generateStaticParams = () => [];

export const generateMetadata = async () => videosMetadata(await readKept('films'));

/** §2 /videosView without a query. */
export default async function VideosViewPage() {
  return <VideosRoute {...await readKept('films')} isKept />;
}
