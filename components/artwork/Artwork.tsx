import { useLocale } from 'next-intl';
import { Comments } from '@/components/comments/Comments.client';
import { Frame } from '@/components/ui/Frame';
import { Kicker } from '@/components/ui/Kicker';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import type { CommentPage } from '@/lib/state/comments';
import type en from '@/messages/en.json';
import { CollectLink } from './CollectLink';
import { CommentLinks } from './CommentLinks';
import type { Neighbours as Works } from '@/lib/pages/artwork';
import { Facts } from './Facts';
import { Neighbours } from './Neighbours';
import { altOf, namesOf } from '@/lib/domain/albumWords';
import styles from './Artwork.module.css';

type Props = {
  album: Album;
  texts: Pick<typeof en, 'artwork' | 'comments'>;
  neighbours: Works;
  comments?: CommentPage;
};

const SIZES = '(width < 64rem) 90vw, 860px';
const UNKNOWN_RATIO = 4 / 3;
const ratioOf = ({ width, height }: Album) =>
  width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;

/** A work on a wall of its own: the picture, §2's fields, comments, and the works beside it. */
export function Artwork({ album, texts, neighbours, comments }: Props) {
  const locale = useLocale();
  const { id, label, imgUrl, width, height, color } = album;
  const { artwork } = texts;
  return (
    <main id="main" data-year={label || undefined}>
      <article className={`wrap ${styles.root}`}>
        <div
          className={styles.picture}
          style={{ '--ratio': ratioOf(album) } as React.CSSProperties}
        >
          <Frame>
            <Picture
              first
              src={imgUrl}
              alt={altOf(album, artwork)}
              {...{ width, height, color }}
              sizes={SIZES}
            />
          </Frame>
        </div>
        <div className={styles.words}>
          {label && <Kicker>{label}</Kicker>}
          <h1 className={styles.title}>
            <bdi>{namesOf(album, artwork).title}</bdi>
          </h1>
          <Facts album={album} locale={locale} texts={artwork.facts} />
          <CollectLink album={album} locale={locale} text={artwork.collect} />
        </div>
        <div className={styles.comments}>
          <Comments key={id} albumId={id} texts={texts.comments} initial={comments} />
          <noscript>
            <CommentLinks
              albumId={id}
              page={1}
              total={comments?.total ?? 0}
              texts={texts.comments}
            />
          </noscript>
        </div>
      </article>
      <Neighbours works={neighbours} label={label} texts={artwork} />
    </main>
  );
}
