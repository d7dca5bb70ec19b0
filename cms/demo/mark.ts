import type { CollectionSlug, Payload } from 'payload';

/** What the database remembers about the demo; nothing at all while it never began. */
export type Mark = {
  state: 'loading' | 'loaded';
  /** Being written just now: after a break these documents may be there in part. */
  unsure?: { collection: CollectionSlug; keys: string[] };
};

const KEY = 'demo';

export const readMark = (payload: Payload) => payload.kv.get<Mark>(KEY);
export const writeMark = (payload: Payload, mark: Mark) => payload.kv.set(KEY, mark);
