'use client';

import { useEffect, useRef, useState } from 'react';
import { observe } from '@/lib/client/browser';

/** Two screens before it is visible. */
const NEAR = '200% 0px';

type Props = {
  page: number;
  label: string;
  className?: string;
  /** In px, when it was here before. */
  height?: number;
  /** It is near, and its works were dropped. */
  onWant: (page: number) => void;
  /** None: they were dropped. */
  children?: React.ReactNode;
};

/**
 * A page of a long list. Far from what is seen it leaves only its height behind, so that the page stays small however
 * many works hang on it.
 */
export function Chunk({ page, label, className, height: before = 0, onWant, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [sight, setSight] = useState({ isNear: Boolean(children) || !before, height: before });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return observe(
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
      data-page={page}
      aria-hidden={isAway || undefined}
      // On paper its place would be blank sheets.
      className={isAway ? 'noPrint' : className}
      style={isAway ? { blockSize: height } : undefined}
    >
      {!isAway && children}
    </ul>
  );
}
