'use client';

import { useEffect, useState } from 'react';
import { isRightToLeft, reducedMotion } from '@/lib/client/browser';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import styles from './SliderButtons.module.css';

type Props = { listId: string; previous: string; next: string };
type Ends = { atStart: boolean; atEnd: boolean };

/** The part of the visible width that a click scrolls: the last work stays visible. */
const STEP = 0.8;
/** Scroll positions are fractions of a pixel on some screens. */
const NEAR = 2;

/** In right-to-left pages scrollLeft is 0 or negative. */
function readEnds({ scrollLeft, scrollWidth, clientWidth }: Element): Ends {
  const from = Math.abs(scrollLeft);
  return { atStart: from <= NEAR, atEnd: from >= scrollWidth - clientWidth - NEAR };
}

function useEnds(listId: string): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const read = () =>
      setEnds((now) => {
        const { atStart, atEnd } = readEnds(list);
        return now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd };
      });
    const observer = new ResizeObserver(read);
    observer.observe(list);
    list.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', read);
    };
  }, [listId]);
  return ends;
}

/** WCAG 2.5.7: buttons as an alternative to swipe and drag. Hidden without JavaScript: the list itself scrolls. */
export function SliderButtons({ listId, previous, next }: Props) {
  const { atStart, atEnd } = useEnds(listId);
  const isHydrated = useHydrated();

  function move(direction: 1 | -1) {
    const list = document.getElementById(listId);
    if (!list) return;
    const sign = isRightToLeft() ? -direction : direction;
    const calm = reducedMotion().matches;
    list.scrollBy({ left: sign * list.clientWidth * STEP, behavior: calm ? 'auto' : 'smooth' });
  }

  const button = (label: string, icon: 'previous' | 'next', isOver: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-controls={listId}
      aria-disabled={isOver}
      className="iconButton"
      onClick={() => move(icon === 'next' ? 1 : -1)}
    >
      <Icon name={icon} className="flipX" />
    </button>
  );
  return (
    <div className={`noPrint ${styles.root}`} data-hydrated={isHydrated || undefined}>
      {button(previous, 'previous', atStart)}
      {button(next, 'next', atEnd)}
    </div>
  );
}
