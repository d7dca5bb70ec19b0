import { readPerRequest, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

type Props = PageProps<'/[locale]/videosLive/labels'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ searchParams }: Props) =>
  videosMetadata(await readPerRequest('lives', searchParams));

/** §2 /videosLive with several labels: rendered per request, never stored. */
export default async function VideosLiveOfLabelsPage({ searchParams }: Props) {
  return <VideosRoute {...await readPerRequest('lives', searchParams)} />;
}
