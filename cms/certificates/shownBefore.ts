import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { storedRow } from '../collections/storedRow';
import { anyIdOf } from '../idOf';

type Shown = { cover: number | undefined; isPublished: boolean };

/** What visitors see of a work, as far as its certificates ask: a newer draft isn't in its row. */
export async function shownOf(id: number, req: PayloadRequest): Promise<Shown> {
  const { cover, _status } = await storedRow('albums', id, ['cover', '_status'], req);
  return {
    cover: cover ? Number(anyIdOf(cover)) : undefined,
    isPublished: _status === 'published',
  };
}

/** In a request's context. */
const keyOf = (id: number) => `shown of work ${id}`;

export const rememberShown: CollectionBeforeChangeHook = async ({
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return;
  const shown = await shownOf(originalDoc.id, req);
  req.context[keyOf(originalDoc.id)] = shown;
};

export const shownBefore = (id: number, { context }: PayloadRequest) =>
  context[keyOf(id)] as Shown | undefined;
