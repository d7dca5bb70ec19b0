'use client';

import { useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import { focusNext, inItsPlace } from '@/lib/client/focusNext';
import { readShelf } from '@/lib/client/shelf';
import type { useShelfWorks } from '@/lib/client/useShelfWorks';
import { whileHeld } from '@/lib/client/whileHeld';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import type { ShelfTexts } from '@/lib/i18n/messages';
import { moved } from '@/lib/state/shelf';
import { ShelfWork } from './ShelfWork.client';
import styles from './ShelfWorks.module.css';

type Props = {
  ids: readonly string[];
  found: ReturnType<typeof useShelfWorks>;
  texts: ShelfTexts;
  words: WorkWords;
  /** Without it the shelf is another's, and stays as it is. */
  onOrder?: (ids: readonly string[]) => boolean;
};

/** The place in the list of what is below the pointer. */
function placeAt({ clientX, clientY }: PointerEvent, list: Element | null): number {
  const below = document.elementFromPoint(clientX, clientY)?.closest('li');
  return below && list ? [...list.children].indexOf(below) : -1;
}

/** The wall of a shelf: in its order, with a gap for each work that isn't shown any more. */
export function ShelfWorks({ ids, found, texts, words, onOrder }: Props) {
  const { works, isFailed, retry } = found;
  const [said, setSaid] = useState('');
  const [tries, setTries] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  async function again() {
    await retry();
    setTries((before) => before + 1);
    focusNext(() => list.current?.querySelector('a'));
  }

  if (isFailed && ids.some((id) => !works?.has(id))) {
    return (
      <div className={styles.failed}>
        <p key={tries} role="alert">
          {texts.failed}
        </p>
        <button type="button" className="button" onClick={() => void again()}>
          {texts.again}
        </button>
      </div>
    );
  }

  const titleOf = (id: string) => {
    const album = works?.get(id);
    return album ? namesOf(album, words).title : texts.gone;
  };

  // Of what is stored now: another tab, or a drag that has begun before, may have changed it.
  function move(id: string, place: number) {
    const now = readShelf();
    const order = moved(now, id, place);
    if (order === now || order.indexOf(id) === now.indexOf(id) || !onOrder?.(order)) return;
    setSaid(fill(texts.place, { title: titleOf(id), place: place + 1, total: now.length }));
  }

  /** Its button goes with the work: the focus moves to that of the next, or of the last. */
  function take(id: string) {
    const place = ids.indexOf(id);
    if (!onOrder?.(readShelf().filter((other) => other !== id))) return;
    focusNext(() => inItsPlace(list.current, '[data-take]', place));
  }

  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ol role="list" ref={list} className={styles.list} aria-label={texts.works}>
        {ids.map((id, place) => {
          const album = works?.get(id);
          if (album === undefined) {
            return (
              <li key={id}>
                <Skeleton />
              </li>
            );
          }
          return (
            <ShelfWork
              key={id}
              {...{ album, place, words, texts }}
              total={ids.length}
              isOwn={onOrder !== undefined}
              onMove={(to) => move(id, to)}
              onDrag={() =>
                whileHeld({ onMove: (event) => move(id, placeAt(event, list.current)) })
              }
              onTake={() => take(id)}
            />
          );
        })}
      </ol>
    </>
  );
}
