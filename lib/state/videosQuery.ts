import { ROUTES } from '@/lib/routes';

/** §2 /videosView and /videosLive: the same page over two lists. */
export type VideosKind = 'films' | 'lives';

/** What the address says: which list, and which video of it. No label: all of them; no id: the first. */
export type VideosQuery = { labelIds: string[]; id: string };

export const VIDEOS_PATHS = {
  films: ROUTES.videosView,
  lives: ROUTES.videosLive,
} as const satisfies Record<VideosKind, string>;

const WORD = /^[\w-]{1,64}$/;
const MOST_LABELS = 16;

const labelsOf = (params: URLSearchParams) => [
  ...new Set(
    params
      .getAll('labelIds')
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** Null for a label or an id that can't be one: such an address is no page's. */
export function readVideosQuery(params: URLSearchParams): VideosQuery | null {
  const labelIds = labelsOf(params);
  const id = (params.get('id') ?? '').trim();
  const words = id ? [...labelIds, id] : labelIds;
  const isReadable = labelIds.length <= MOST_LABELS && words.every((word) => WORD.test(word));
  return isReadable ? { labelIds, id } : null;
}

/** The address of a list, or of one video in it. */
export function videosPath(kind: VideosKind, { labelIds, id }: VideosQuery): string {
  const params = new URLSearchParams();
  if (labelIds.length > 0) params.set('labelIds', labelIds.join(','));
  if (id) params.set('id', id);
  const written = params.toString().replaceAll('%2C', ',');
  return written ? `${VIDEOS_PATHS[kind]}?${written}` : VIDEOS_PATHS[kind];
}
