import type { PayloadRequest } from 'payload';

/**
 * The `req` of what a hook reads or writes within a save. Not the save's own: with that Payload would change the save's locale, and
 * where a version is restored it would take what isn't told for empty.
 */
export const sameTransaction = ({ transactionID }: Pick<PayloadRequest, 'transactionID'>) => ({
  transactionID,
});
