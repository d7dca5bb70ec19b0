import { areLabels, isId, listOf, withQuery } from '@/lib/query';
import { ROUTES } from '@/lib/routes';

/** §2 /videosView and /videosLive: the same page over two lists. */
export type VideosKind = 'films' | 'lives';

/** The query of the address: which list, and which video of it. No label: all of them; no id: the first. */
export type VideosQuery = { labelIds: string[]; id: string };

export const VIDEOS_PATHS = {
  films: ROUTES.videosView,
  lives: ROUTES.videosLive,
} as const satisfies Record<VideosKind, string>;

/** Null for an invalid label or id: the address is then a 404. */
export function readVideosQuery(params: URLSearchParams): VideosQuery | null {
  const labelIds = listOf(params, 'labelIds');
  const id = (params.get('id') ?? '').trim();
  return areLabels(labelIds) && (!id || isId(id)) ? { labelIds, id } : null;
}

export function videosParams({ labelIds, id }: VideosQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (labelIds.length > 0) params.set('labelIds', labelIds.join(','));
  if (id) params.set('id', id);
  return params;
}

/** The address of a list, or of one video in it. */
export const videosPath = (kind: VideosKind, query: VideosQuery): string =>
  withQuery(VIDEOS_PATHS[kind], videosParams(query));
