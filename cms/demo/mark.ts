import type { CollectionSlug, Payload } from 'payload';

/** The demo's progress, stored in the database; null when loading never started. */
export type Mark = {
  state: 'loading' | 'loaded';
  /** Being written at the moment: after an interruption these documents may be incomplete. */
  unsure?: { collection: CollectionSlug; keys: string[] };
};

const KEY = 'demo';

export const readMark = (payload: Payload) => payload.kv.get<Mark>(KEY);
export const writeMark = (payload: Payload, mark: Mark) => payload.kv.set(KEY, mark);
