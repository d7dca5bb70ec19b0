'use client';

import { useEffect, useRef, useState } from 'react';
import { observe } from '@/lib/client/browser';

/** Two screens before it is visible. */
const NEAR = '200% 0px';

type Props = { label: string; className?: string; children: React.ReactNode };

/** A page of a long list. Far from the viewport only its height is kept, so that the DOM stays small however long the list is. */
export function Chunk({ label, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return observe(
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
