import { Picture } from '@/components/ui/Picture.client';
import type { AlbumComment } from '@/lib/domain/albumComment';
import styles from './CommentList.module.css';

const AVATAR = 44;

/** §2 Comments: avatar, name, date. It can be given the focus. */
export function Comment({ username, userHead, comment, date }: AlbumComment) {
  return (
    <li tabIndex={-1} className={styles.comment}>
      <span className={styles.avatar} aria-hidden="true">
        {userHead ? (
          <Picture src={userHead} alt="" width={AVATAR} height={AVATAR} sizes={`${AVATAR}px`} />
        ) : (
          [...username][0]
        )}
      </span>
      <p className={styles.head}>
        <b>
          <bdi>{username}</bdi>
        </b>
        {date && <time dateTime={date}>{date}</time>}
      </p>
      <p className={styles.text}>
        <bdi>{comment}</bdi>
      </p>
    </li>
  );
}
