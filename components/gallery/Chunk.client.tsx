'use client';

import { useEffect, useRef, useState } from 'react';
import { watchSight } from '@/lib/client/browser';

/** Two screens away a visitor is still a while from seeing it. */
const NEAR = '200% 0px';

type Props = { label: string; className?: string; children: React.ReactNode };

/**
 * A page of a long list. Far from what is seen it leaves only its height behind, so that the page stays small however
 * many works hang on it.
 */
export function Chunk({ label, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return watchSight(
      element,
      ({ isIntersecting, boundingClientRect }) =>
        setHeight(isIntersecting ? undefined : boundingClientRect.height),
      NEAR,
    );
  }, []);

  const isAway = height !== undefined;
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
