import { isId } from '@/lib/query';
import { RESERVED_LABELS } from '@/lib/rewrites';
import { isQuiet } from '../quietly';
import type { English } from '../words/words';
import { isNewId, type Asked } from './newId';

/** What the website's addresses may have, if it is new: one from before can be saved, and read from an archive. */
export async function isLabelId(id: unknown, asked: Asked): Promise<English | true> {
  if (asked.operation !== 'create' || isQuiet(asked.req)) return true;
  const label = String(id ?? '');
  if (!isId(label)) return 'Only letters from A to Z, numbers, - and _.';
  if (RESERVED_LABELS.includes(label))
    return 'The website’s own addresses have this word. Choose another.';
  return isNewId(label, asked);
}
