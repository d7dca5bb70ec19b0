import type { CollectionBeforeOperationHook, CollectionSlug, Where } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { sameTransaction } from '../sameTransaction';
import { say } from '../words/words';
import { isOfMany } from './isOfMany';
import { refuseMany } from './withdrawMany';

/** Two of the longest pages of a list. */
const MOST = 200;

type Asked = { draft?: boolean; limit?: number; where?: Where };

/**
 * Payload saves or deletes all at once: of very many most would fail, as none gets a connection of the database in time, and visitors
 * would get none meanwhile. A list shows the newest version of each document, but Payload would look for what is to be deleted among
 * what is published: it hears the ids of what the list shows.
 */
export const refuseTooMany: CollectionBeforeOperationHook = async (save) => {
  const { args, collection, operation, req } = save;
  const { draft, limit, where } = args as Asked;
  if (!isOfMany(save)) return args;
  const isDeletion = operation === 'delete';
  const { docs, totalDocs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    ...{ where, draft: draft || isDeletion, limit: isDeletion ? MOST : 1 },
    ...{ depth: 0, select: {}, locale: req.locale ?? undefined },
    ...{ user: req.user, overrideAccess: false },
    req: sameTransaction(req),
  });
  if (Math.min(totalDocs, limit || totalDocs) <= MOST)
    return isDeletion ? { ...args, where: { id: { in: docs.map(({ id }) => id) } } } : args;
  const text = 'Not so many at once: at most {count}. Select the documents page by page.';
  throw refuseMany(req, fill(say(req.i18n.language, text), { count: MOST }));
};
