'use client';

import { useEffect, useRef, useState } from 'react';
import { observe } from '@/lib/client/browser';

/** Before it is visible. */
export const NEAR_SCREENS = 2;
const NEAR = `${NEAR_SCREENS * 100}% 0px`;

type Props = {
  page: number;
  label: string;
  className?: string;
  /** In px, when it was here before. */
  height?: number;
  /** Whether it was far from what was seen then. */
  wasFar: () => boolean;
  /** It is near, and its works were dropped. */
  onWant: (page: number) => void;
  /** None: they were dropped. */
  children?: React.ReactNode;
};

/**
 * A page of a long list. Far from what is seen it leaves only its height behind, so that the page stays small however
 * many works hang on it.
 */
export function Chunk(props: Props) {
  const { page, label, className, height: before = 0, wasFar, onWant, children } = props;
  const list = useRef<HTMLUListElement>(null);
  // With its works it may be higher than it was, after a resize, and what was seen would be elsewhere.
  const [sight, setSight] = useState(() => ({
    isNear: (Boolean(children) || !before) && !wasFar(),
    height: before,
  }));

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
