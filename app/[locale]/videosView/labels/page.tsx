import { notFound } from 'next/navigation';
import { readPerRequest, videosMetadata } from '@/lib/pages/videos';
import { videosPage } from '@/components/videos/videosPage';

type Props = PageProps<'/[locale]/videosView/labels'>;

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ searchParams }: Props) =>
  videosMetadata(await readPerRequest('films', searchParams));

/** §2 /videosView with several labels: rendered per request, never stored. */
export default async function VideosViewOfLabelsPage({ searchParams }: Props) {
  return (await videosPage(await readPerRequest('films', searchParams))) ?? notFound();
}
