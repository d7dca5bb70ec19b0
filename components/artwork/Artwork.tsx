import { useMessages } from 'next-intl';
import { Dots } from '@/components/countries/Dots';
import { Comments } from '@/components/comments/Comments.client';
import { Embed } from '@/components/share/Embed.client';
import { Share } from '@/components/share/Share.client';
import { KeepButton } from '@/components/shelf/KeepButton.client';
import { keepTexts } from '@/components/shelf/keepTexts';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { ratioOf } from '@/lib/domain/picture';
import { CollectLink } from '@/components/work/CollectLink';
import { WorkFacts } from '@/components/work/WorkFacts';
import { placeOf } from '@/lib/domain/worldMap';
import { namedIn, namesOf } from '@/lib/domain/workWords';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath, embedArtworkPath } from '@/lib/routes';
import type { Neighbours as Works } from '@/lib/pages/artwork';
import type { CommentPage } from '@/lib/state/comments';
import { CommentLinks } from './CommentLinks';
import { SameColours } from './SameColours';
import { WorkNeighbours } from './WorkNeighbours';
import styles from './Artwork.module.css';

/** `year`: what the work's year is called, '' without one. */
type Props = { album: Album; year: string; neighbours: Works; comments?: CommentPage };

const SIZES = '(width < 64rem) 90vw, 860px';

/** A work's page: the picture, §2's fields, comments, previous and next work. */
export function Artwork({ album, year, neighbours, comments }: Props) {
  const { artwork, aloud, comments: commentTexts, share: shareTexts, embed, shelf } = useMessages();
  const { absent: _absent, ...embedTexts } = embed;
  const words = useWorkWords();
  const { id, label, countryCode } = album;
  const { title } = namesOf(album, words);
  return (
    <Main data-year={year || undefined}>
      <article className={`wrap ${styles.root}`}>
        <div
          className={styles.picture}
          style={{ '--ratio': ratioOf(album) } as React.CSSProperties}
        >
          <WorkPicture work={album} words={words} sizes={SIZES} first moves={id} />
        </div>
        <div className={styles.words}>
          {year && <Kicker>{year}</Kicker>}
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          <WorkFacts album={album} words={words} texts={artwork.facts} aloud={aloud} />
          <CollectLink album={album} locale={words.locale} text={artwork.collect} />
          <div className={styles.share}>
            <Share
              title={title}
              path={localePath(words.locale, artworkPath(id))}
              texts={shareTexts}
            />
            <Embed
              title={namedIn(album, words)}
              path={localePath(words.locale, embedArtworkPath(id))}
              ratio={ratioOf(album)}
              texts={embedTexts}
            />
          </div>
          <KeepButton key={id} id={id} locale={words.locale} texts={keepTexts(shelf)} />
          <SameColours album={album} locale={words.locale} />
          {placeOf(countryCode) && (
            <div className={styles.place}>
              <Dots codes={[countryCode]} />
            </div>
          )}
        </div>
        <div className={styles.comments}>
          <Comments key={id} albumId={id} texts={commentTexts} initial={comments} />
          <noscript>
            <CommentLinks albumId={id} page={1} total={comments?.total ?? 0} />
          </noscript>
        </div>
      </article>
      <WorkNeighbours works={neighbours} {...{ label, year }} />
    </Main>
  );
}
