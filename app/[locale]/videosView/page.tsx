import { readKept } from '@/components/videos/videosAsked';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { keptVideosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosView'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  videosMetadata(await readKept('films', params));

/** §2 /videosView without a query. */
export default async function VideosViewPage({ params }: Props) {
  return keptVideosPage(await readKept('films', params));
}
