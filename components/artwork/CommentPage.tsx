import { useLocale } from 'next-intl';
import Link from 'next/link';
import { Comment } from '@/components/comments/Comment';
import list from '@/components/comments/CommentList.module.css';
import { Kicker } from '@/components/ui/Kicker';
import type { Album } from '@/lib/domain/album';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import type en from '@/messages/en.json';
import { CommentLinks } from './CommentLinks';
import type { FurtherComments } from '@/lib/pages/artwork';
import { namesOf } from '@/lib/domain/albumWords';
import styles from './CommentPage.module.css';

type Props = {
  album: Album;
  texts: Pick<typeof en, 'artwork' | 'comments'>;
  comments: FurtherComments;
};

/** A further page of a work's comments. */
export function CommentPage({ album, texts, comments }: Props) {
  const locale = useLocale();
  const { page, items, total } = comments;
  const { title } = namesOf(album, texts.artwork);
  return (
    <main id="main" data-year={album.label || undefined}>
      <article className={`wrap ${styles.root}`}>
        {album.label && <Kicker>{album.label}</Kicker>}
        <h1 className={styles.title}>{fill(texts.comments.pageOf, { title, page })}</h1>
        <p>
          <Link href={localePath(locale, artworkPath(album.id))} prefetch={false}>
            {texts.comments.work}
          </Link>
        </p>
        <ol role="list" className={list.root}>
          {items.map((comment) => (
            <Comment key={comment.id} {...comment} />
          ))}
        </ol>
        <CommentLinks albumId={album.id} page={page} total={total} texts={texts.comments} />
      </article>
    </main>
  );
}
