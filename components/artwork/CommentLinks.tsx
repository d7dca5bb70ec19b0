import { useLocale } from 'next-intl';
import buttons from '@/components/ui/buttons.module.css';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath, commentsPath } from '@/lib/routes';
import type en from '@/messages/en.json';
import styles from './CommentLinks.module.css';

type Props = {
  albumId: string;
  page: number;
  total: number;
  texts: (typeof en)['comments'];
};

/** From one page of comments to those beside it. */
export function CommentLinks({ albumId, page, total, texts }: Props) {
  const locale = useLocale();
  const addressOf = (to: number) =>
    localePath(locale, to === 1 ? artworkPath(albumId) : commentsPath(albumId, to));
  const isLast = page * COMMENT_PAGE_SIZE >= total;
  if (isLast && page === 1) return null;
  return (
    <nav aria-label={texts.pages} className={styles.root}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev nofollow" className={buttons.link}>
          {texts.newer}
        </a>
      )}
      {!isLast && (
        <a href={addressOf(page + 1)} rel="next nofollow" className={buttons.link}>
          {texts.older}
        </a>
      )}
    </nav>
  );
}
