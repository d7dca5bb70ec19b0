import { Picture } from '@/components/ui/Picture.client';
import type { Film } from '@/lib/pages/film';
import styles from './Player.module.css';

type Props = {
  film: Film;
  /** In a list, its picture is loaded lazily. */
  isListed?: boolean;
  children: React.ReactNode;
};

/** The still in place of a player, with a message. */
export function Screen({ film, isListed = false, children }: Props) {
  const { imgUrl, width, height } = film;
  return (
    <div className={styles.root} data-still>
      {imgUrl && (
        <Picture
          src={imgUrl}
          alt=""
          {...{ width, height }}
          sizes="(width < 64rem) 100vw, 900px"
          first={!isListed}
          className={styles.still}
        />
      )}
      <div className={styles.notice}>{children}</div>
    </div>
  );
}
