import { readKept, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

type Props = PageProps<'/[locale]/videosLive/[label]/[id]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('lives', params));

/** §2 /videosLive?labelIds=&id=, one video of one list: cached. */
export default async function VideosLiveOfLabelPage({ params }: Props) {
  return <VideosRoute {...await readKept('lives', params)} isKept />;
}
