import type { CollectionAfterDeleteHook } from 'payload';
import { dropBatch } from '../imports/batches';
import { runnerOf } from '../queries/ownTransaction';
import { forgetAuthor } from '../schedules/jobs';

/** SQLite may give the id to the next account: that has neither planned nor brought in what this one did. */
export const dropWithEditor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const run = await runnerOf(payload.db, req);
  await run(forgetAuthor(payload, id));
  await dropBatch(req, id);
};
