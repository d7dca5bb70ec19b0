import { EVERYTHING } from '@/lib/contract/noteStream.mjs';
import { albumTag, ALL_WORKS, commentsTag, newsTag } from '@/lib/contract/tags';
import { anyIdOf } from '../idOf';

export type Doc = Record<string, unknown> & { id?: string | number; _status?: string | null };

const idIn = (relation: unknown) => String(anyIdOf(relation));

/** What a work that comes, goes or moves changes beside its lists: the sitemap, and how many works a country has. */
export const BESIDE_LISTS = [ALL_WORKS, 'webContent:countries'];

/** The tags of the cached content that a document is part of. Where works hang, `cms/notes/workTags.ts` finds out. */
const TAGS: Record<string, (doc: Doc) => string[]> = {
  labels: () => ['albums', 'videos', 'lives', 'news', 'webContent'],
  areas: () => ['areas', 'albums', 'webContent:countries'],
  organisations: () => ['albums'],
  albums: ({ id }) => [albumTag(String(id))],
  albumComments: ({ album }) => [commentsTag(idIn(album))],
  videos: () => ['videos'],
  lives: () => ['lives'],
  news: ({ id }) => ['news', newsTag(String(id))],
  guestPersons: () => ['news'],
  menus: () => ['menus'],
  apps: () => ['menus'],
  mediaPartners: () => ['webContent'],
  languages: () => ['webContent:langs'],
  years: ({ year }) => ['webContent:years', `webContent:year${year}`],
};

export const tagsOf = (slug: string, ...docs: (Doc | null | undefined)[]): string[] => [
  ...new Set(docs.flatMap((doc) => (doc ? (TAGS[slug]?.(doc) ?? []) : []))),
];

/** The ids of the files in a document. */
export function filesOf(doc: Doc): string[] {
  const { cover, file, src, avatar, draft } = doc;
  const icon = typeof draft === 'object' && draft !== null && 'icon' in draft && draft.icon;
  return [cover, file, src, avatar, icon].filter(Boolean).map(idIn);
}

/** Collections whose files are shown on pages of their own, with the fields that reference the files. */
export const SHOWING: Readonly<Record<string, readonly string[]>> = {
  albums: ['cover'],
  albumComments: ['avatar'],
  videos: ['cover', 'file', 'tracks.file'],
  lives: ['cover', 'file', 'tracks.file'],
  news: ['draft.icon'],
  guestPersons: ['src'],
  years: ['organizers.img'],
};

/** Withdrawn documents of these kinds must leave every cache at once. For other kinds an outdated name or link may be shown once more. */
export const isWithdrawable = (slug: string) => slug in SHOWING;

/** Tags of all that a document of a kind may be part of, whichever it is. */
const COARSE: Readonly<Record<string, readonly string[]>> = {
  media: EVERYTHING,
  albums: ['albums', 'comments', 'webContent:years', 'webContent:countries'],
  albumComments: ['comments'],
  news: ['news'],
  languages: ['webContent'],
  years: ['webContent'],
};

export const coarseTagsOf = (slug: string): string[] => [...(COARSE[slug] ?? tagsOf(slug, {}))];

export const tagsOfGlobal = (slug: string) => [`webContent:${slug}`];
