import type { PayloadRequest } from 'payload';

type Save = { args: object; operation: string; overrideAccess?: boolean; req: PayloadRequest };

/** Whether an editor changes or deletes many documents at once. */
export function isOfMany({ args, operation, overrideAccess, req }: Save): boolean {
  const { where } = args as { where?: unknown };
  const isWrite = operation === 'update' || operation === 'delete';
  return isWrite && where !== undefined && !overrideAccess && Boolean(req.user);
}
