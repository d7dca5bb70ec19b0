'use client';

import { useCallback, useMemo, useRef } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { AlbumComment } from '@/lib/domain/albumComment';
import type { Page } from '@/lib/domain/page';
import { commentsDoor, toComments } from '@/lib/state/comments';
import { getJson } from './getJson';

type CommentPage = Page<AlbumComment>;

/** §8: a failure is only logged, by the door. It is tried again a few times, and when the bottom is reached again. */
const OPTIONS = {
  revalidateFirstPage: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  errorRetryInterval: 3000,
  errorRetryCount: 3,
} as const;

const doorOf = (albumId: string) => (page: number) => commentsDoor(albumId, page);

type Known = { data: CommentPage | CommentPage[] };

/** The cache of a work whose first page of comments the server has sent. */
export const knownComments = (albumId: string, first: CommentPage): Map<string, Known> =>
  new Map<string, Known>([
    [commentsDoor(albumId, 0), { data: first }],
    [unstable_serialize(doorOf(albumId)), { data: [first] }],
  ]);

/** §4 Comments: 20 a page. `initial` is the first page, when the server has sent it. */
export function useComments(albumId: string, initial?: CommentPage) {
  const { data, error, size, setSize, isValidating } = useSWRInfinite<CommentPage, Error>(
    doorOf(albumId),
    getJson,
    { ...OPTIONS, fallbackData: initial && [initial] },
  );
  const comments = useMemo(() => toComments(data ?? []), [data]);
  const isLoading = isValidating || (!error && (!data || data.length < size));
  const loaded = data?.length ?? 0;
  const canLoad = !isLoading && !comments.isEnd;

  // Reaching the bottom twice before React has drawn again asks once.
  const isAsking = useRef(false);
  const loadMore = useCallback(async () => {
    if (!canLoad || isAsking.current) return;
    isAsking.current = true;
    await setSize(loaded + 1);
    isAsking.current = false;
  }, [canLoad, loaded, setSize]);
  return { ...comments, isLoading, loadMore };
}
