import { Locked, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { may } from '../access/may';

/** How long a form that nobody types in stays its editor's: Payload's own time. */
const LOCK_MS = 300_000;

type Asked = { id?: number | string; overrideLock?: boolean };

/** Whether another editor has the document's form open. */
async function isOfOther(slug: string, id: number | string, { payload, user }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { 'document.relationTo': { equals: slug }, 'document.value': { equals: id } },
    ...{ sort: '-updatedAt', limit: 1, pagination: false, depth: 0 },
  });
  const [lock] = docs;
  // The account may have been deleted meanwhile.
  if (!lock?.user || lock.user.value === user?.id) return false;
  return Date.now() - Date.parse(lock.updatedAt) <= LOCK_MS;
}

/**
 * Payload deletes one document by first running the hooks before it, which take away what depends on it, and only then looks whether
 * somebody has it open. Here that is decided before all of them, once: what is refused changes nothing.
 */
export const refuseLocked: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  const { id, overrideLock } = args as Asked;
  if (operation !== 'delete' || id === undefined || overrideLock !== false) return args;
  // Who may not delete is told so, and nothing else.
  if (!may(req.user, 'delete', slug)) return args;
  if (await isOfOther(slug, id, req))
    throw new Locked(`Document with ID ${id} is currently locked and cannot be deleted.`);
  return { ...args, overrideLock: true };
};
