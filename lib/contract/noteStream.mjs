/** The Redis stream in which the CMS puts its notes, and from which each website reads them (docs/decisions/0037). */
export const NOTE_STREAM = 'one-world:notes';

/** The tags of which every read has one: after a note of all of them nothing is kept as it was. */
export const EVERYTHING = [
  'albums',
  'news',
  'videos',
  'lives',
  'menus',
  'areas',
  'webContent',
  'comments',
];
