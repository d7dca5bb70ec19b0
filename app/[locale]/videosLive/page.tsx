import { readKept } from '@/components/videos/videosAsked';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { keptVideosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosLive'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('lives', params));

/** §2 /videosLive without a query. */
export default async function VideosLivePage({ params }: Props) {
  return keptVideosPage(await readKept('lives', params));
}
