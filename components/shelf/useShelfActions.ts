import { useRef, useState } from 'react';
import { focusNext } from '@/lib/client/focusNext';
import { useShelf, writeShelf } from '@/lib/client/shelf';
import { useSharedShelf } from '@/lib/client/useSharedShelf';
import { fill } from '@/lib/i18n/fill';
import type { ShelfTexts } from '@/lib/i18n/messages';
import { MOST_KEPT } from '@/lib/state/shelf';
import { failureOf } from './useKept';

const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

/** What a visitor may do with the works of a shelf, what they are told of it, and where the focus goes. */
export function useShelfActions(texts: ShelfTexts) {
  const kept = useShelf();
  const [shared, leaveShared] = useSharedShelf();
  const [said, say] = useState('');
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const empty = useRef<HTMLHeadingElement>(null);

  /** Whether it worked; the visitor is told when not. */
  function write(ids: readonly string[]): boolean {
    const outcome = writeShelf(ids);
    say(failureOf(outcome, texts));
    return outcome === 'kept';
  }

  /** As many as the shelf holds; the visitor is told how many that leaves out. */
  function writeFitting(ids: readonly string[]): boolean {
    const isDone = write(ids.slice(0, MOST_KEPT));
    const left = ids.length - MOST_KEPT;
    if (isDone && left > 0) say(fill(texts.leftOut, { most: MOST_KEPT, left }));
    return isDone;
  }

  function order(works: readonly string[]): boolean {
    const isDone = write(works);
    if (isDone && works.length === 0) focusNext(() => empty.current);
    return isDone;
  }

  const focusFirst = () => focusNext(() => empty.current ?? root.current?.querySelector('button'));

  function showOwn() {
    leaveShared();
    focusFirst();
  }

  /** Those that find no room are in the link alone: it stays until all are kept. */
  function keepShared() {
    const all = union(kept, shared ?? []);
    if (writeFitting(all) && all.length <= MOST_KEPT) showOwn();
  }

  function clear() {
    if (!write([])) return;
    setCleared(kept);
    say(texts.cleared);
    focusNext(() => undo.current);
  }

  function restore() {
    if (!writeFitting(union(cleared, kept))) return;
    setCleared([]);
    focusFirst();
  }

  const canRestore = cleared.length > 0 && !shared;
  return {
    ...{ kept, shared, said, say, canRestore },
    ...{ root, undo, empty },
    ...{ order, showOwn, keepShared, clear, restore },
  };
}
