import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { toSearchParams, type Query } from '@/lib/query';
import { ALL_LABELS, FIRST_VIDEO } from '@/lib/rewrites';
import { readVideosQuery, type VideosKind, type VideosQuery } from '@/lib/state/videosQuery';

/** What a page of videos is asked for: which of the two lists, in which language, and what of it. */
export type VideosAsked = { kind: VideosKind; locale: Locale; query: VideosQuery };

type Path = Promise<{ locale: string; label?: string; id?: string }>;

/** By the path of a kept page (lib/rewrites.ts). */
export async function readKept(kind: VideosKind, path: Path): Promise<VideosAsked> {
  const { locale, label = ALL_LABELS, id = FIRST_VIDEO } = await path;
  if (!isLocale(locale)) notFound();
  const labelIds = label === ALL_LABELS ? [] : [label];
  return { kind, locale, query: { labelIds, id: id === FIRST_VIDEO ? '' : id } };
}

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
};

/** By the query, for a page that is made per request. */
export async function readPerRequest(
  kind: VideosKind,
  { params, searchParams }: Props,
): Promise<VideosAsked> {
  const { locale } = await params;
  const query = readVideosQuery(toSearchParams(await searchParams));
  if (!isLocale(locale) || !query) notFound();
  return { kind, locale, query };
}
