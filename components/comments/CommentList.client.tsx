'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { observe } from '@/lib/client/browser';
import { MoreButton } from '@/components/ui/MoreButton.client';
import { useComments } from '@/lib/client/useComments';
import type { CommentPage } from '@/lib/state/comments';
import type en from '@/messages/en.json';
import { Comment } from './Comment';
import styles from './CommentList.module.css';

type CommentTexts = (typeof en)['comments'];

type Props = {
  albumId: string;
  texts: CommentTexts;
  /** The first page, when the server has sent it. */
  initial?: CommentPage;
};

/** §4 Comments: loads more when its end comes into view, in whichever element scrolls. */
export function CommentList({ albumId, texts, initial }: Props) {
  const { items, total, pages, isEnd, loadMore, ...state } = useComments(albumId, initial);
  const { isLoading, isFailed, isFetching } = state;
  const bottom = useRef<HTMLDivElement>(null);
  const reachBottom = useEffectEvent(() => void loadMore());

  // Runs again for each loaded page, also when none of its comments could be shown.
  useEffect(() => {
    if (!bottom.current) return;
    return observe(bottom.current, ({ isIntersecting }) => isIntersecting && reachBottom());
  }, [albumId, pages]);

  return (
    <section aria-label={texts.title} className={styles.root}>
      <h2 className={styles.title}>
        {texts.title} {total > 0 && <span>{total}</span>}
      </h2>
      <ol role="list">
        {items.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
      </ol>
      <div ref={bottom} />
      {isFailed && (
        <MoreButton text={texts.more} isFetching={isFetching} onRequest={() => void loadMore()} />
      )}
      <p role="status" className={styles.state} data-loading={isLoading || undefined}>
        {isLoading && texts.loading}
        {!isLoading && isEnd && (items.length > 0 ? texts.end : texts.none)}
      </p>
    </section>
  );
}
