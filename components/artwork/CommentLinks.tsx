import { useLocale, useMessages } from 'next-intl';
import { Pages } from '@/components/ui/Pages';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath, commentsPath } from '@/lib/routes';
import styles from './CommentLinks.module.css';

type Props = { albumId: string; page: number; total: number };

/** Links to the previous and next page of comments. */
export function CommentLinks({ albumId, page, total }: Props) {
  const locale = useLocale();
  const { comments, pages: words } = useMessages();
  const texts = {
    ...words,
    label: comments.pages,
    previous: comments.newer,
    next: comments.older,
  };
  const hrefOf = (to: number) =>
    localePath(locale, to === 1 ? artworkPath(albumId) : commentsPath(albumId, to));
  const pages = Math.ceil(total / COMMENT_PAGE_SIZE);
  return <Pages {...{ page, pages, hrefOf, texts }} isNofollow className={styles.root} />;
}
