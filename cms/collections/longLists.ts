import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Where,
} from 'payload';
import { isLocale } from '@/lib/i18n/locales';
import { findListed, findSearched, findTitled, isListName } from '../queries/listedIds';

/** What the first hook tells the second. */
type Listed = { page: number; limit: number; total: number; ids: readonly number[] };
type Read = { id: number | string };
type ListArgs = {
  limit?: number;
  page?: number;
  sort?: string | string[];
  where?: Where;
  draft?: boolean;
  listed?: Listed;
};

/** In the default order Payload's own statement is as fast before this one. */
const DEEP = 200;

/** Works by their titles, which stand in another table. */
const BY_TITLE = new Map<string, 'ASC' | 'DESC'>([
  ['name', 'ASC'],
  ['-name', 'DESC'],
]);

/** The admin sends conditions that are empty. */
const isEmpty = (where: unknown): boolean =>
  typeof where !== 'object' || where === null
    ? where === undefined || where === null
    : Object.values(where).every(isEmpty);

function isInDefaultOrder(sort: ListArgs['sort'], { defaultSort }: CollectionConfig): boolean {
  return !sort || String(sort) === String(defaultSort);
}

/** What an editor looks for by a list's one field, as the admin puts it into conditions; null when there are others. */
function searchOf(where: Where | undefined, { admin }: CollectionConfig): string | null {
  const only = where?.and?.length === 1 ? where.and[0] : where;
  const fields = admin?.listSearchableFields ?? [];
  const [search] = Object.values(only?.or?.[0] ?? {}).map((field) => Object(field).like);
  const whole = { or: fields.map((field) => ({ [field]: { like: search } })) };
  return typeof search === 'string' && JSON.stringify(only) === JSON.stringify(whole)
    ? search
    : null;
}

/**
 * A page far down a list in its default order, or of works by title: Payload puts all parts of every document before it together,
 * or of all, and looks for what is searched twice, in all works. Our own SQL finds the page's ids, and Payload reads those alone (0033).
 */
const findIds: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const asked = args as ListArgs;
  const { limit = 10, page = 1, sort, where, draft = false } = asked;
  const { slug, versions } = collection;
  // Screens ask for drafts of files, too, which have none.
  const isList = operation === 'read' && req.user && (draft || !versions) && limit > 0;
  if (!isList || !isListName(slug)) return args;
  const part = { start: (page - 1) * limit, count: limit };
  const isUsual = isInDefaultOrder(sort, collection);
  const isWorks = slug === 'albums';
  const search = isWorks && isUsual ? searchOf(where, collection) : null;
  const order = isWorks ? BY_TITLE.get(String(sort)) : undefined;
  const find = () => {
    const locale = req.locale && isLocale(req.locale) ? req.locale : null;
    if (search !== null) return locale && findSearched(part, { locale, search });
    if (!isEmpty(where)) return null;
    if (order) return locale && findTitled(part, { locale, order });
    return isUsual && part.start >= DEEP ? findListed(slug, part) : null;
  };
  const found = await find();
  if (!found) return args;
  const { ids, total } = found;
  // Payload counts nothing, and doesn't read all works in the list's order to find these few.
  const alone = { where: { id: { in: ids } }, sort: 'id', page: 1, pagination: false };
  return { ...args, ...alone, listed: { page, limit, total, ids } };
};

/** The page's place in the list, of which Payload has seen that page alone. */
const tellPlace: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const { listed } = args as ListArgs;
  if (operation !== 'find' || !listed) return result;
  const { page, limit, total, ids } = listed;
  const read = new Map((result.docs as Read[]).map((doc) => [Number(doc.id), doc]));
  const totalPages = Math.ceil(total / limit);
  return {
    ...result,
    docs: ids.flatMap((id) => read.get(id) ?? []),
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

export const longList = { beforeOperation: [findIds], afterOperation: [tellPlace] };
