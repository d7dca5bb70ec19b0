import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Where,
} from 'payload';
import { findListed, isListName } from '../queries/listedIds';

/** What the first hook tells the second. */
type Listed = { page: number; limit: number; total: number };
type ListArgs = {
  limit?: number;
  page?: number;
  sort?: string | string[];
  where?: Where;
  draft?: boolean;
  listed?: Listed;
};

/** Before this one Payload's own statement is as fast. */
const DEEP = 200;

/** The admin sends conditions that are empty. */
const isEmpty = (where: unknown): boolean =>
  typeof where !== 'object' || where === null
    ? where === undefined || where === null
    : Object.values(where).every(isEmpty);

function isInDefaultOrder(sort: ListArgs['sort'], { defaultSort }: CollectionConfig): boolean {
  return !sort || String(sort) === String(defaultSort);
}

/**
 * A page far down a list in its default order: Payload puts all parts of every document before it together. Our own SQL finds
 * the page's ids, and Payload reads those alone (0033).
 */
const findIds: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const asked = args as ListArgs;
  const { limit = 10, page = 1, sort, where, draft = false } = asked;
  const start = (page - 1) * limit;
  const { slug, versions } = collection;
  const isDeep = operation === 'read' && req.user && start >= DEEP && draft === Boolean(versions);
  if (!isDeep || !isEmpty(where) || !isInDefaultOrder(sort, collection)) return args;
  if (!isListName(slug)) return args;
  const { ids, total } = await findListed(slug, { start, count: limit });
  return { ...args, where: { id: { in: ids } }, page: 1, listed: { page, limit, total } };
};

/** The page's place in the list, of which Payload has seen that page alone. */
const tellPlace: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const { listed } = args as ListArgs;
  if (operation !== 'find' || !listed) return result;
  const { page, limit, total } = listed;
  const totalPages = Math.ceil(total / limit);
  return {
    ...result,
    page,
    totalDocs: total,
    totalPages,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage: page > 1,
    prevPage: page > 1 ? page - 1 : null,
    hasNextPage: page < totalPages,
    nextPage: page < totalPages ? page + 1 : null,
  };
};

export const deepList = { beforeOperation: [findIds], afterOperation: [tellPlace] };
