export type Doc = Record<string, unknown> & { id?: string | number; _status?: string | null };

const idOf = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null && 'id' in relation
    ? String(relation.id)
    : String(relation);

/** Every page can contain a picture or a label. */
const EVERYTHING = ['albums', 'news', 'videos', 'lives', 'menus', 'webContent'];

/** The tags of the cached content that a document is part of. */
const TAGS: Record<string, (doc: Doc) => string[]> = {
  media: () => EVERYTHING,
  labels: () => ['albums', 'videos', 'lives', 'news', 'webContent'],
  areas: () => ['areas', 'albums', 'webContent:countries'],
  organisations: () => ['albums'],
  albums: ({ id }) => ['albums', `album:${id}`, 'webContent:years', 'webContent:countries'],
  albumComments: ({ album }) => [`comments:${idOf(album)}`],
  videos: () => ['videos'],
  lives: () => ['lives'],
  news: ({ id }) => ['news', `news:${id}`],
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
  return [cover, file, src, avatar, icon].filter(Boolean).map(idOf);
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

export const tagsOfGlobal = (slug: string) => [`webContent:${slug}`];
