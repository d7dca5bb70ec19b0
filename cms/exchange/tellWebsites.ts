import type { Payload } from 'payload';
import { EVERYTHING } from '@/lib/contract/noteStream.mjs';
import { REVALIDATE_SECRET } from '../env';
import { putRow, removeRows } from '../queries/outbox';
import { coarseTagsOf } from '../notes/tags';

const KINDS = ['albums', 'areas', 'labels', 'organisations'];
const OF_WORKS = [...new Set(KINDS.flatMap(coarseTagsOf))];

type Note = { tags?: readonly string[]; due: number; isWithdrawn: boolean };

/**
 * One note for many works: a thousand of their own would have the websites render everything a thousand times. Returns its row, if
 * there is anybody to tell.
 */
async function tell(payload: Payload, { tags = OF_WORKS, due, isWithdrawn }: Note) {
  if (REVALIDATE_SECRET === '') return [];
  const withdrawn = isWithdrawn ? [...tags] : [];
  return [await putRow({ payload }, { tags: [...tags], withdrawn, works: [] }, due)];
}

/** How often the websites hear while works are coming. */
export const TELL_EVERY_MS = 20_000;
/** Longer than a part of an import or undo takes. */
const LATER_MS = 60_000;

export const tellOfChange = (payload: Payload) =>
  tell(payload, { due: Date.now(), isWithdrawn: false });

export type Telling = {
  /** Before works are written: if the process dies, the websites hear a minute later all the same. */
  beforePart: () => Promise<void>;
  afterPart: () => Promise<void>;
};

type How = { isWithdrawn: boolean; everyMs: number };

/** Tells the websites of works while they are written, and at the end, whatever ends it. `later` is there while anything is untold. */
export async function telling<T>(
  payload: Payload,
  { isWithdrawn, everyMs }: How,
  write: (websites: Telling) => Promise<T>,
): Promise<T> {
  let toldAt = Date.now();
  let later: number[] = [];
  async function put(due: number) {
    const rows = await tell(payload, { due, isWithdrawn });
    if (later.length > 0) await removeRows(payload, later);
    return rows;
  }
  async function tellNow() {
    if (later.length === 0) return;
    await put(Date.now());
    later = [];
  }
  const websites: Telling = {
    async beforePart() {
      later = await put(Date.now() + LATER_MS);
    },
    async afterPart() {
      if (Date.now() - toldAt < everyMs) return;
      toldAt = Date.now();
      await tellNow();
    },
  };
  const written = await write(websites).catch(async (error: unknown) => {
    // If this fails, too, the row for later is still there.
    await tellNow().catch(() => undefined);
    throw error;
  });
  await tellNow();
  return written;
}

/** All content has been replaced. */
export const tellOfEverything = (payload: Payload) =>
  tell(payload, { tags: EVERYTHING, due: Date.now(), isWithdrawn: true });
