'use client';

import { useEffect, useRef } from 'react';

/** The end of a list comes into sight: time for more. The link is for those without a script. */
export function MoreAtEnd({ onReach }: { onReach: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      rootMargin: '100% 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onReach]);
  return <div ref={end} />;
}
