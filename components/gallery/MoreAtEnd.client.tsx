'use client';

import { useEffect, useRef } from 'react';
import { watchSight } from '@/lib/client/browser';

/** The end of a list comes into sight: time for more. The link is for those without a script. */
export function MoreAtEnd({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    return watchSight(end.current, ({ isIntersecting }) => isIntersecting && onReach(), '100% 0px');
  }, [onReach]);
  return <div ref={end} />;
}
