'use client';

import { useEffect, useRef } from 'react';
import { observe } from '@/lib/client/browser';

/** Calls `onReach` when the end of the list is less than a screen away. */
export function MoreAtEnd({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    return observe(end.current, ({ isIntersecting }) => isIntersecting && onReach(), '100% 0px');
  }, [onReach]);
  return <div ref={end} />;
}
