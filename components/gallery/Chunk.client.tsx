'use client';

import { useEffect, useRef, useState } from 'react';
import { watchSight } from '@/lib/client/browser';

/** Two screens away a visitor is still a while from seeing it. */
const NEAR = '200% 0px';

type Props = {
  page: number;
  label: string;
  className?: string;
  /** It is near, and its works were dropped. */
  onWant: (page: number) => void;
  /** None: they were dropped. */
  children?: React.ReactNode;
};

/**
 * A page of a long list. Far from what is seen it leaves only its height behind, so that the page stays small however
 * many works hang on it.
 */
export function Chunk({ page, label, className, onWant, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState({ isNear: true, height: 0 });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return watchSight(
      element,
      ({ isIntersecting: isNear, boundingClientRect: { height } }) =>
        setSight((before) => (isNear ? { ...before, isNear } : { isNear, height })),
      NEAR,
    );
  }, []);

  const { isNear, height } = sight;
  const isWanted = isNear && !children;
  useEffect(() => {
    if (isWanted) onWant(page);
  }, [isWanted, onWant, page]);

  const isAway = !isNear || !children;
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      aria-hidden={isAway || undefined}
      className={isAway ? undefined : className}
      style={isAway ? { blockSize: height } : undefined}
    >
      {!isAway && children}
    </ul>
  );
}
