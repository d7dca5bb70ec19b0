import { isId } from '@/lib/query';
import { RESERVED_LABELS } from '@/lib/rewrites';
import type { English } from '../words/words';
import { isNew, isNewId, type Asked } from './newId';

/** What the website's addresses may have, if it is new. */
export async function isLabelId(id: unknown, asked: Asked): Promise<English | true> {
  if (!isNew(asked)) return true;
  const label = String(id ?? '');
  if (!isId(label)) return 'Only letters from A to Z, numbers, - and _.';
  if (RESERVED_LABELS.includes(label))
    return 'The website’s own addresses have this word. Choose another.';
  return isNewId(label, asked);
}
