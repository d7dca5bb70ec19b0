import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink';
import buttons from '@/components/ui/buttons.module.css';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import { artworkPath, commentsPath } from '@/lib/routes';
import styles from './CommentLinks.module.css';

type Props = { albumId: string; page: number; total: number };

/** Links to the previous and next page of comments. */
export function CommentLinks({ albumId, page, total }: Props) {
  const t = useTranslations('comments');
  const addressOf = (to: number) => (to === 1 ? artworkPath(albumId) : commentsPath(albumId, to));
  const isLast = page * COMMENT_PAGE_SIZE >= total;
  if (isLast && page === 1) return null;
  return (
    <nav aria-label={t('pages')} className={styles.root}>
      {page > 1 && (
        <SiteLink href={addressOf(page - 1)} rel="prev nofollow" className={buttons.link}>
          {t('newer')}
        </SiteLink>
      )}
      {!isLast && (
        <SiteLink href={addressOf(page + 1)} rel="next nofollow" className={buttons.link}>
          {t('older')}
        </SiteLink>
      )}
    </nav>
  );
}
