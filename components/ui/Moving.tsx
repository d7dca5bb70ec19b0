import { ViewTransition } from 'react';

type Props = { id: string; children: React.ReactNode };

/**
 * A painting that moves to its place on the next page, where the browser can. The same id must not be on a page twice. On the
 * server it would write attributes into the page that HTML doesn't know, for pages that come in parts: ours come whole.
 */
export function Moving({ id, children }: Props) {
  if (typeof window === 'undefined') return children;
  return (
    <ViewTransition name={`work-${id}`} share="painting" default="none">
      {children}
    </ViewTransition>
  );
}
