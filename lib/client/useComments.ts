import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { commentsEndpoint, toComments, type CommentPage } from '@/lib/state/comments';
import { getJson } from './json';
import { LIST_OPTIONS } from './listOptions';

const endpointOf = (albumId: string) => (page: number) => commentsEndpoint(albumId, page);

/** Never the browser's own copy, which may be some seconds old: pages that are asked for again would have the same gap. */
const getPage = (address: string) => getJson<CommentPage>(address, undefined, 'no-cache');

type Known = { data: CommentPage | CommentPage[] };

/** SWR's cache for a work whose first page of comments the server has sent. */
export const knownComments = (albumId: string, first: CommentPage): Map<string, Known> =>
  new Map<string, Known>([
    [commentsEndpoint(albumId, 0), { data: first }],
    [unstable_serialize(endpointOf(albumId)), { data: [first] }],
  ]);

type Loaded = { last: string; hasGap: boolean };

/** Asks for all pages again when there is a gap between them, once for each last page. Returns how often it has. */
function useWithoutGap({ last, hasGap }: Loaded, askAgain: () => Promise<unknown>): number {
  const askedAt = useRef('');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!hasGap || askedAt.current === last) return;
    askedAt.current = last;
    void askAgain().then(() => setTimes((before) => before + 1));
  }, [hasGap, last, askAgain]);
  return times;
}

/** §4 Comments: 20 a page. `initial` is the first page, when the server has sent it. */
export function useComments(albumId: string, initial?: CommentPage) {
  const list = useSWRInfinite<CommentPage, Error>(endpointOf(albumId), getPage, {
    ...LIST_OPTIONS,
    fallbackData: initial && [initial],
  });
  const { data, error, size, setSize, isValidating, mutate } = list;
  const { hasGap, ...comments } = useMemo(() => toComments(data ?? []), [data]);
  const loaded = data?.length ?? 0;
  const again = useWithoutGap({ last: commentsEndpoint(albumId, loaded), hasGap }, mutate);
  const isMissing = !data || loaded < size;
  const canLoad = !isValidating && !comments.isEnd;

  // Reaching the bottom twice before React renders again requests one page.
  const isFetching = useRef(false);
  const loadMore = useCallback(async () => {
    if (!canLoad || isFetching.current) return;
    isFetching.current = true;
    await setSize(loaded + 1);
    isFetching.current = false;
  }, [canLoad, loaded, setSize]);
  return {
    ...comments,
    pages: loaded,
    /** How often all of them have come again. */
    again,
    isLoading: isMissing && !error,
    /** §8: only logged, by the endpoint. Loaded comments stay; the failed page can be requested again. */
    isFailed: isMissing && error !== undefined,
    isFetching: isValidating,
    loadMore,
  };
}
