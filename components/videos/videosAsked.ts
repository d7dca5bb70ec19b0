import { notFound } from 'next/navigation';
import { toSearchParams, type Query } from '@/lib/query';
import { ALL_LABELS, FIRST_VIDEO } from '@/lib/rewrites';
import { readVideosQuery, type VideosKind, type VideosQuery } from '@/lib/state/videosQuery';

/** What a page of videos is asked for: which of the two lists, and what of it. */
export type VideosAsked = { kind: VideosKind; query: VideosQuery };

/** By the path of a kept page (lib/rewrites.ts). */
export async function readKept(
  kind: VideosKind,
  path?: Promise<{ label: string; id: string }>,
): Promise<VideosAsked> {
  const { label, id } = (await path) ?? { label: ALL_LABELS, id: FIRST_VIDEO };
  const labelIds = label === ALL_LABELS ? [] : [label];
  return { kind, query: { labelIds, id: id === FIRST_VIDEO ? '' : id } };
}

/** By the query, for a page that is made per request. */
export async function readPerRequest(
  kind: VideosKind,
  searchParams: Promise<Query>,
): Promise<VideosAsked> {
  const query = readVideosQuery(toSearchParams(await searchParams));
  return query ? { kind, query } : notFound();
}
