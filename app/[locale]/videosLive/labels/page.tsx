import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { videosMetadata } from '@/components/videos/videosMetadata';
import { videosPage } from '@/components/videos/videosPage';
import { isLocale } from '@/lib/i18n/locales';
import { readVideosQuery } from '@/lib/state/videosQuery';

type Props = PageProps<'/[locale]/videosLive/labels'>;

export const dynamic = 'force-dynamic';

async function readAsked({ params, searchParams }: Props) {
  const { locale } = await params;
  const { labelIds, id } = await searchParams;
  const asked = new URLSearchParams({ labelIds: String(labelIds ?? ''), id: String(id ?? '') });
  const query = readVideosQuery(asked);
  if (!isLocale(locale) || !query) notFound();
  return { locale, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, query } = await readAsked(props);
  return videosMetadata('lives', locale, query);
}

/** §2 /videosLive with several labels: made anew each time, never stored. */
export default async function VideosLiveOfLabelsPage(props: Props) {
  const { locale, query } = await readAsked(props);
  setRequestLocale(locale);
  return (await videosPage({ kind: 'lives', locale, query })) ?? notFound();
}
