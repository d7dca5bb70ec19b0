export type Doc = Record<string, unknown> & { id?: string | number; _status?: string };

const idOf = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null && 'id' in relation
    ? String(relation.id)
    : String(relation);

/** Everything on the site can hold a picture or a label. */
const EVERYTHING = ['albums', 'news', 'videos', 'lives', 'menus', 'webContent'];

/** What the website keeps that a changed document is part of. */
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

export const tagsOf = (slug: string, ...docs: (Doc | undefined)[]): string[] => [
  ...new Set(docs.flatMap((doc) => (doc ? (TAGS[slug]?.(doc) ?? []) : []))),
];

export const tagsOfGlobal = (slug: string) => [`webContent:${slug}`];
