import Link from 'next/link';
import { Frame } from '@/components/ui/Frame';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { albumsViewPath, artworkPath } from '@/lib/routes';
import { fill } from '@/lib/i18n/fill';
import type { ArtworkTexts } from './Facts';
import type { Neighbours as Works } from './content';
import { namesOf } from '@/lib/domain/albumWords';
import styles from './Neighbours.module.css';

type Props = { works: Works; label: string; locale: Locale; texts: ArtworkTexts };

const PICTURE_REM = 9;

function Neighbour({ album, text, ...rest }: { album: Album; text: string } & Props) {
  const { locale, texts } = rest;
  const { title } = namesOf(album, texts);
  return (
    <Link
      href={localePath(locale, artworkPath(album.id))}
      prefetch={false}
      rel={album === rest.works.next ? 'next' : 'prev'}
      className={styles.link}
    >
      <Frame width={`${PICTURE_REM}rem`}>
        <Picture
          src={album.imgUrl}
          alt=""
          width={album.width}
          height={album.height}
          sizes={`${PICTURE_REM}rem`}
          color={album.color}
        />
      </Frame>
      <span className={styles.words}>
        <span className={styles.which}>{text}</span>
        <em>
          <bdi>{title}</bdi>
        </em>
      </span>
    </Link>
  );
}

/** Previous and next of the work's year, and the way to all of them. */
export function Neighbours(props: Props) {
  const { works, label, locale, texts } = props;
  if (!label) return null;
  return (
    <nav aria-label={texts.neighbours} className={`wrap noPrint ${styles.root}`}>
      {works.previous && <Neighbour {...props} album={works.previous} text={texts.previous} />}
      <Link
        href={localePath(locale, albumsViewPath(label))}
        prefetch={false}
        className={styles.all}
      >
        {fill(texts.back, { year: label })}
      </Link>
      {works.next && <Neighbour {...props} album={works.next} text={texts.next} />}
    </nav>
  );
}
