import type { PayloadRequest } from 'payload';
import { isId } from '@/lib/query';
import { RESERVED_LABELS } from '@/lib/rewrites';
import { isQuiet } from '../quietly';
import type { English } from '../words/words';

type Asked = { operation?: string; req: Pick<PayloadRequest, 'context'> };

/** What the website's addresses may have, if it is new: one from before can be saved, and read from an archive. */
export function isLabelId(id: unknown, { operation, req }: Asked): English | true {
  if (operation !== 'create' || isQuiet(req)) return true;
  if (!isId(String(id ?? ''))) return 'Only letters from A to Z, numbers, - and _.';
  const isReserved = RESERVED_LABELS.includes(String(id));
  return !isReserved || 'The website’s own addresses have this word. Choose another.';
}
