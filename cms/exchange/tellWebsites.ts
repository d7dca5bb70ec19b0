import { createLocalReq, type Payload } from 'payload';
import { EVERYTHING } from '@/lib/contract/noteStream.mjs';
import { REVALIDATE_SECRET } from '../env';
import { putRow } from '../queries/outbox';
import { coarseTagsOf } from '../tags';

const KINDS = ['albums', 'areas', 'labels', 'organisations'];
const OF_WORKS = [...new Set(KINDS.flatMap(coarseTagsOf))];

type Note = { tags?: readonly string[]; due: number; isWithdrawn: boolean };

/** One note for many works: a thousand of their own would have the websites render everything a thousand times. */
async function tell(payload: Payload, { tags = OF_WORKS, due, isWithdrawn }: Note) {
  if (REVALIDATE_SECRET === '') return;
  const req = await createLocalReq({}, payload);
  const withdrawn = isWithdrawn ? [...tags] : [];
  await putRow(req, { tags: [...tags], withdrawn, works: [] }, due);
}

/** How often the websites hear while works are coming. */
export const TELL_EVERY_MS = 20_000;

export const tellOfChange = (payload: Payload) =>
  tell(payload, { due: Date.now(), isWithdrawn: false });
export const tellOfWithdrawal = (payload: Payload) =>
  tell(payload, { due: Date.now(), isWithdrawn: true });

/** Before the first write: if the process dies, the websites hear a minute later all the same. */
export const tellLater = (payload: Payload, isWithdrawn: boolean) =>
  tell(payload, { due: Date.now() + 60_000, isWithdrawn });

/** All content has been replaced. */
export const tellOfEverything = (payload: Payload) =>
  tell(payload, { tags: EVERYTHING, due: Date.now(), isWithdrawn: true });
