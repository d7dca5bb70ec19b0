import { readPerRequest, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

type Props = PageProps<'/[locale]/videosView/labels'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ searchParams }: Props) =>
  videosMetadata(await readPerRequest('films', searchParams));

/** §2 /videosView with several labels: rendered per request, never stored. */
export default async function VideosViewOfLabelsPage({ searchParams }: Props) {
  return <VideosRoute {...await readPerRequest('films', searchParams)} />;
}
