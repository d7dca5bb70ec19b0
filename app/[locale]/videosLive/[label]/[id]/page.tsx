import { readKept, videosMetadata } from '@/lib/pages/videos';
import { keptVideosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosLive/[label]/[id]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('lives', params));

/** §2 /videosLive?labelIds=&id=, one video of one list: cached. */
export default async function VideosLiveOfLabelPage({ params }: Props) {
  return keptVideosPage(await readKept('lives', params));
}
