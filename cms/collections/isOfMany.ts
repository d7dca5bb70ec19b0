import type { PayloadRequest } from 'payload';

type Save = { args: object; operation: string; overrideAccess?: boolean; req: PayloadRequest };

/** Whether an editor changes or deletes many documents at once. Without a filter, also an empty one, Payload refuses it. */
export function isOfMany({ args, operation, overrideAccess, req }: Save): boolean {
  const { where } = args as { where?: unknown };
  const isWrite = operation === 'update' || operation === 'delete';
  return isWrite && Boolean(where) && !overrideAccess && Boolean(req.user);
}
