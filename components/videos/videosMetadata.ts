import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { videosPath, type VideosKind, type VideosQuery } from '@/lib/state/videosQuery';
import { chosenOf, readVideos } from './content';

/** A video that the address names has the page to itself: name, description and still. */
export async function videosMetadata(
  kind: VideosKind,
  locale: Locale,
  query: VideosQuery,
): Promise<Metadata> {
  const { videos: texts, notFound: absent } = await getMessages({ locale });
  const isLive = kind === 'lives';
  const title = isLive ? texts.liveTitle : texts.title;
  const description = isLive ? texts.liveDescription : texts.description;
  const canonical = localePath(locale, videosPath(kind, { labelIds: [], id: query.id }));
  if (!query.id) {
    const labels = localePath(locale, videosPath(kind, { ...query, id: '' }));
    return { title, description, alternates: { canonical: labels } };
  }
  const video = chosenOf(await readVideos(kind, query.labelIds, locale), query.id);
  if (!video) return { title: absent.title, robots: { index: false } };
  const name = [video.name, title].filter(Boolean).join(' | ');
  return {
    title: name,
    description: video.description || description,
    alternates: { canonical },
    openGraph: {
      type: 'video.other',
      title: name,
      description: video.description || description,
      url: canonical,
      images: video.imgUrl
        ? [{ url: video.imgUrl, width: video.width, height: video.height, alt: video.name }]
        : undefined,
    },
  };
}
