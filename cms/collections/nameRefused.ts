import type { BulkOperationResult, CollectionAfterOperationHook } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { say } from '../words/words';
import { isOfMany } from './isOfMany';
import { titlesOf } from './titles';

/** The screens above a list tell messages only: each begins with the title of what was refused. What is gone has none. */
export const nameRefused: CollectionAfterOperationHook = async (done) => {
  const { collection, req, result } = done;
  if (!isOfMany(done)) return result;
  const many = result as BulkOperationResult<never, never>;
  if (many.errors.length === 0) return result;
  const ids = many.errors.map(({ id }) => id);
  // A fault of the database may have ended the transaction.
  const titles = await titlesOf({ slug: collection.slug, ids }, req, false);
  const text = say(req.i18n.language, '“{title}”: {message}');
  const errors = many.errors.map((error) => {
    const { id, message } = error;
    if (!titles.has(id)) return error;
    return { ...error, message: fill(text, { title: titles.get(id) || id, message }) };
  });
  return { ...many, errors };
};
