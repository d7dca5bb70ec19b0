import { notFound } from 'next/navigation';
import { readPerRequest } from '@/components/videos/videosAsked';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { videosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosLive/labels'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async (props: Props) =>
  videosMetadata(await readPerRequest('lives', props));

/** §2 /videosLive with several labels: made anew each time, never stored. */
export default async function VideosLiveOfLabelsPage(props: Props) {
  return (await videosPage(await readPerRequest('lives', props))) ?? notFound();
}
