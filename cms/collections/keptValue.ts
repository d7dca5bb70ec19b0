import type { CollectionSlug, PayloadRequest } from 'payload';
import { isQuiet } from '../quietly';
import { storedRow } from './storedRow';

/** What Payload tells a rule of its field. */
export type Asked = {
  name: string;
  id?: number | string;
  collectionSlug?: string;
  /** The document as it will be. */
  data: unknown;
  previousValue?: unknown;
  req: PayloadRequest;
};

/** What the fields of this name have, those in lists too. */
function valuesOf(row: unknown, name: string): unknown[] {
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([key, value]) =>
    key === name ? [value] : valuesOf(value, name),
  );
}

export const isPublished = (doc: unknown) => (doc as { _status?: unknown })._status === 'published';

/** Whether visitors see the document, of which a newer draft isn't in its row. */
export const isShown = async (slug: string, id: number, req: PayloadRequest) =>
  isPublished(await storedRow(slug as CollectionSlug, id, ['_status'], req));

/** Whether the field has the value in the document that visitors have; `all`: in any of its languages. */
export async function isOut(
  value: unknown,
  asked: Omit<Asked, 'data'>,
  locale?: 'all',
): Promise<boolean> {
  const { name, id, collectionSlug, req } = asked;
  const row = await storedRow(collectionSlug as CollectionSlug, Number(id), null, req, locale);
  return isPublished(row) && valuesOf(row, name).includes(value);
}

/**
 * Whether a value stays that the rule would refuse, so that the rest of the document can be saved: it is stored already, or an archive
 * brings it. Payload's previous value may be that of a draft, which no rule has seen: then it stays only if visitors have it.
 */
export async function isKept(value: unknown, asked: Asked): Promise<boolean> {
  if (isQuiet(asked.req)) return true;
  if (value !== asked.previousValue) return false;
  return !isPublished(asked.data) || isOut(value, asked);
}

/** The row with this id, in whichever of the lists. */
function rowIn(value: unknown, id: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id) return value;
  return Object.values(value)
    .map((inner) => rowIn(inner, id))
    .find((row) => row !== undefined);
}

/** A row of a list as visitors have it, if they do. */
export async function shownRow(row: unknown, asked: Asked): Promise<object | undefined> {
  const { id, collectionSlug, req } = asked;
  const stored = await storedRow(collectionSlug as CollectionSlug, Number(id), null, req);
  return isPublished(stored) ? rowIn(stored, row) : undefined;
}
