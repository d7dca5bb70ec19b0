import { createLocalReq, type Payload } from 'payload';
import { REVALIDATE_SECRET } from '../env';
import { putRow } from '../queries/outbox';
import { coarseTagsOf } from '../tags';

const KINDS = ['albums', 'areas', 'labels', 'organisations'];
const TAGS = [...new Set(KINDS.flatMap(coarseTagsOf))];

/** One note for many works: a thousand of their own would have the websites render everything a thousand times. */
async function tell(payload: Payload, due: number, isWithdrawn: boolean) {
  if (REVALIDATE_SECRET === '') return;
  const req = await createLocalReq({}, payload);
  const withdrawn = isWithdrawn ? TAGS : [];
  await putRow(req, { tags: TAGS, withdrawn, works: [] }, due);
}

/** How often the websites hear while works are coming. */
export const TELL_EVERY_MS = 20_000;

export const tellOfChange = (payload: Payload) => tell(payload, Date.now(), false);
export const tellOfWithdrawal = (payload: Payload) => tell(payload, Date.now(), true);

/** Before the first write: if the process dies, the websites hear a minute later all the same. */
export const tellLater = (payload: Payload, isWithdrawn: boolean) =>
  tell(payload, Date.now() + 60_000, isWithdrawn);
