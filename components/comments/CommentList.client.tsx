'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { observe } from '@/lib/client/browser';
import { focusNext } from '@/lib/client/focusNext';
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
  const { items, total, pages, again, isEnd, loadMore, ...state } = useComments(albumId, initial);
  const { isLoading, isFailed, isFetching } = state;
  const root = useRef<HTMLElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  /** How many pages there were when the button was pressed: it stays until the next has come. */
  const [askedAt, setAskedAt] = useState<number>();
  const reachBottom = useEffectEvent(() => void loadMore());

  // Runs again for each loaded page, also when none of its comments could be shown, and when all have come again.
  useEffect(() => {
    if (!bottom.current) return;
    return observe(bottom.current, ({ isIntersecting }) => isIntersecting && reachBottom());
  }, [albumId, pages, again]);

  function ask() {
    setAskedAt(pages);
    void loadMore();
  }
  /** At the first comment that came, or else at what is said instead. */
  const goOn = () =>
    focusNext(() => root.current?.querySelectorAll('li')[items.length] ?? said.current);

  const end = items.length > 0 ? texts.end : texts.none;
  return (
    <section ref={root} aria-label={texts.title} className={styles.root}>
      <h2 className={styles.title}>
        {texts.title} {total > 0 && <span>{total}</span>}
      </h2>
      <ol role="list">
        {items.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
      </ol>
      <div ref={bottom} />
      {(isFailed || (isLoading && askedAt === pages)) && (
        <MoreButton text={texts.more} isFetching={isFetching} onRequest={ask} onGone={goOn} />
      )}
      {/* No status: in the viewer each painting's comments would say that they come, a slideshow's too. */}
      <p ref={said} tabIndex={-1} className={styles.state} data-loading={isLoading || undefined}>
        {isLoading ? texts.loading : isEnd && end}
      </p>
    </section>
  );
}
