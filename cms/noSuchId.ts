import { type CollectionBeforeOperationHook, NotFound, type Plugin } from 'payload';

/** Payload makes a number of the id in an address. Neither database takes NaN: it would be a fault of ours. */
const refuseNoNumber: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  if (Number.isNaN(id)) throw new NotFound(req.t);
  return args;
};

/** An address whose id is no number is a 404. */
export const noSuchId: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { hooks } = collection;
    const beforeOperation = [refuseNoNumber, ...(hooks?.beforeOperation ?? [])];
    return { ...collection, hooks: { ...hooks, beforeOperation } };
  }),
});
