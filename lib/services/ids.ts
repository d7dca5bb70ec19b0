import 'server-only';
import { ServiceError } from '@/lib/errors';
import { isId } from '@/lib/query';

/** §5: an empty id is empty.id, an impossible one invalid.id; no call is sent for either. */
export function checkId(id: string): string {
  const trimmed = id.trim();
  if (!trimmed) throw new ServiceError('empty.id');
  if (!isId(trimmed)) throw new ServiceError('invalid.id');
  return trimmed;
}
