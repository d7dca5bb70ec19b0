import { readKept, videosMetadata } from '@/lib/pages/videos';
import { keptVideosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosView/[label]/[id]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('films', params));

/** §2 /videosView?labelIds=&id=, one video of one list: cached. */
export default async function VideosViewOfLabelPage({ params }: Props) {
  return keptVideosPage(await readKept('films', params));
}
