'use client';

import { useState } from 'react';
import { SWRConfig } from 'swr';
import { knownComments } from '@/lib/client/useComments';
import { CommentList } from './CommentList.client';

/** The comments on a work's own page: the first 20 are in the server's HTML. */
export function Comments(props: React.ComponentProps<typeof CommentList>) {
  const { albumId, initial } = props;
  const [provider] = useState(() => () => (initial ? knownComments(albumId, initial) : new Map()));
  return (
    <SWRConfig value={{ provider }}>
      <CommentList {...props} />
    </SWRConfig>
  );
}
