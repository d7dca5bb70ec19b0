import { readKept, videosMetadata } from '@/lib/pages/videos';
import { VideosRoute } from '@/components/videos/VideosRoute';

type Props = PageProps<'/[locale]/videosView/[label]/[id]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('films', params));

/** §2 /videosView?labelIds=&id=, one video of one list: cached. */
export default async function VideosViewOfLabelPage({ params }: Props) {
  return <VideosRoute {...await readKept('films', params)} isKept />;
}
