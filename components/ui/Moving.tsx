import { ViewTransition } from 'react';

type Props = { id: string; children: React.ReactNode };

/** A painting that moves to its place on the next page, where the browser can. The same id must not be on a page twice. */
export const Moving = ({ id, children }: Props) => (
  <ViewTransition name={`work-${id}`} share="painting" default="none">
    {children}
  </ViewTransition>
);
