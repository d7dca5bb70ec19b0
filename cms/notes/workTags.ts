import type { Payload } from 'payload';
import { albumTag, ALL_WORKS, commentsTag, nearTag } from '@/lib/contract/tags';
import { isShownByYear, placesOf, type Places } from '../queries/albumPlaces';
import type { Note } from '../queries/outbox';
import { BESIDE_LISTS, type Doc } from './tags';

/** Where a work hangs before a save, and whether the home page shows it. */
export type WorkState = Places & { isShownByYear: boolean };

export async function workState(payload: Payload, id: unknown): Promise<WorkState> {
  const [places, isShown] = await Promise.all([
    placesOf(payload, Number(id)),
    isShownByYear(payload, Number(id)),
  ]);
  return { ...places, isShownByYear: isShown };
}

/** The pictures of the years, on the home page and the years' pages. */
export const OF_YEARS = 'webContent:years';

const tagsOfYears = ({ isShownByYear }: WorkState) => (isShownByYear ? [OF_YEARS] : []);

/** The lists that hold a work, and what else shows it. */
export const tagsWithWork = (state: WorkState): string[] => [
  ...state.lists,
  ...state.near,
  ...tagsOfYears(state),
];

/** What decides where a work hangs, and whether it does. */
const placing = ({ yearLabel, seq, country, labels, cover }: Doc) =>
  JSON.stringify([yearLabel ?? null, seq ?? null, country ?? null, labels ?? [], Boolean(cover)]);

type Change = { id: unknown; before: Doc | null; after: Doc | null; state: WorkState };

/** What a change of a work makes stale: little, unless it comes, goes or moves. */
export function noteOfWork({ id, before, after, state }: Change): Pick<Note, 'tags' | 'works'> {
  const isMoved = !before || !after || placing(before) !== placing(after);
  const tags = [
    albumTag(String(id)),
    ALL_WORKS,
    // Of a work that nobody may see there are no comments.
    ...(before && after ? [] : [commentsTag(String(id))]),
    ...state.near,
    ...tagsOfYears(state),
    // Its own neighbours: they may have changed while it hung nowhere.
    ...(isMoved ? [nearTag(String(id)), ...state.lists, ...BESIDE_LISTS] : state.parts),
  ];
  return { tags, works: isMoved ? [Number(id)] : [] };
}

/** The tags of the pages that show a work of whose picture only words change: a sitemap has none. */
export const tagsShowingWork = (id: unknown, state: WorkState): string[] => [
  albumTag(String(id)),
  ...state.near,
  ...state.parts,
  ...tagsOfYears(state),
];
