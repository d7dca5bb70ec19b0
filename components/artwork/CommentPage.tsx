import { useTranslations } from 'next-intl';
import { Comment } from '@/components/comments/Comment';
import list from '@/components/comments/CommentList.module.css';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { SiteLink } from '@/components/ui/SiteLink';
import { useWorkWords } from '@/components/work/useWorkWords';
import { COMMENT_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import { artworkPath } from '@/lib/routes';
import { CommentLinks } from './CommentLinks';
import type { FurtherComments } from '@/lib/pages/artwork';
import { namesOf } from '@/lib/domain/workWords';
import styles from './CommentPage.module.css';

type Props = { album: Album; year: string; comments: FurtherComments };

/** A further page of a work's comments. */
export function CommentPage({ album, year, comments }: Props) {
  const t = useTranslations('comments');
  const { page, items, total } = comments;
  const { title } = namesOf(album, useWorkWords());
  return (
    <Main data-year={year || undefined}>
      <article className={`wrap ${styles.root}`}>
        {year && <Kicker>{year}</Kicker>}
        <h1 className={styles.title}>{t('pageOf', { title, page })}</h1>
        <p>
          <SiteLink href={artworkPath(album.id)}>{t('work')}</SiteLink>
        </p>
        <ol role="list" className={list.root}>
          {items.map((comment) => (
            <Comment key={comment.id} {...comment} />
          ))}
        </ol>
        {page * COMMENT_PAGE_SIZE >= total && <p className={list.state}>{t('end')}</p>}
        <CommentLinks albumId={album.id} page={page} total={total} />
      </article>
    </Main>
  );
}
