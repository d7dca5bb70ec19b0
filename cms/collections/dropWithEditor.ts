import type { CollectionAfterDeleteHook } from 'payload';
import { dropBatch } from '../imports/batches';
import { runnerOf } from '../queries/ownTransaction';
import { forgetAuthor } from '../schedules/jobs';

/** With an account goes what it has brought in, and who planned what it did: its id is nobody's again. */
export const dropWithEditor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const run = await runnerOf(payload.db, req);
  await run(forgetAuthor(payload, id));
  await dropBatch(req, id);
};
