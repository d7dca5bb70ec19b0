import { type CollectionBeforeOperationHook, NotFound, type Plugin } from 'payload';

/** The largest that PostgreSQL's columns of ids take. */
const LARGEST = 2 ** 31 - 1;

/** Payload makes a number of the id in an address: of `12abc`, too, which is 12, of `x` NaN. What no database takes would be a fault of ours. */
const refuseNoId: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  const isId = Number.isInteger(id) && Math.abs(Number(id)) <= LARGEST;
  if (typeof id === 'number' && !isId) throw new NotFound(req.t);
  return args;
};

/** An address whose id doesn't begin with a number, or with one that can't be an id, is a 404. */
export const noSuchId: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { hooks } = collection;
    const beforeOperation = [refuseNoId, ...(hooks?.beforeOperation ?? [])];
    return { ...collection, hooks: { ...hooks, beforeOperation } };
  }),
});
