import { Frame } from '@/components/ui/Frame';
import { SiteLink } from '@/components/ui/SiteLink';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import { albumsViewPath, artworkPath } from '@/lib/routes';
import { fill } from '@/lib/i18n/fill';
import type { ArtworkTexts } from '@/lib/i18n/texts';
import type { Neighbours as Works } from '@/lib/pages/artwork';
import { namesOf } from '@/lib/domain/albumWords';
import styles from './Neighbours.module.css';

type Props = { works: Works; label: string; texts: ArtworkTexts };

const PICTURE_REM = 9;

function Neighbour({ album, text, ...rest }: { album: Album; text: string } & Props) {
  const { title } = namesOf(album, rest.texts);
  return (
    <SiteLink
      href={artworkPath(album.id)}
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
    </SiteLink>
  );
}

/** Previous and next of the work's year, and the way to all of them. */
export function Neighbours(props: Props) {
  const { works, label, texts } = props;
  if (!label) return null;
  return (
    <nav aria-label={texts.neighbours} className={`wrap noPrint ${styles.root}`}>
      {works.previous && <Neighbour {...props} album={works.previous} text={texts.previous} />}
      <SiteLink href={albumsViewPath(label)} className={styles.all}>
        {fill(texts.back, { year: label })}
      </SiteLink>
      {works.next && <Neighbour {...props} album={works.next} text={texts.next} />}
    </nav>
  );
}
