import { useState } from 'react';
import { toggleOnShelf, useIsKept, type Outcome } from '@/lib/client/shelf';
import { fill } from '@/lib/i18n/fill';
import { MOST_KEPT } from '@/lib/state/shelf';

type Texts = Readonly<Record<Exclude<Outcome, 'kept'>, string>>;

/** Why the shelf could not be written; '' when it was. */
export const failureOf = (outcome: Outcome, texts: Texts) =>
  outcome === 'kept' ? '' : fill(texts[outcome], { most: MOST_KEPT });

/** Whether a work is on this device's shelf, and what puts it there or takes it off. */
export function useKept(id: string, texts: Texts) {
  const isKept = useIsKept(id);
  const [failure, setFailure] = useState('');
  const toggle = () => setFailure(failureOf(toggleOnShelf(id), texts));
  return { isKept, failure, toggle };
}
