'use client';

import { Icon } from '@/components/ui/Icon';
import { WorkLabel } from '@/components/work/WorkLabel';
import { lineWidth } from '@/components/work/widths';
import { WorkPicture } from '@/components/work/WorkPicture';
import { focusNext } from '@/lib/client/focusNext';
import type { Album } from '@/lib/domain/album';
import { ratioOf } from '@/lib/domain/picture';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import type { ShelfTexts } from '@/lib/i18n/messages';
import { scaledSizes } from '@/lib/pictureWidths.mjs';
import { artworkPath } from '@/lib/routes';
import styles from './ShelfWork.module.css';

type Props = {
  /** Null: it isn't shown any more. */
  album: Album | null;
  place: number;
  total: number;
  texts: ShelfTexts;
  words: WorkWords;
  isOwn: boolean;
  onMove: (place: number) => void;
  /** The handle is gripped. */
  onDrag: () => void;
  onTake: () => void;
};

/** One column, then two, then three or more (ShelfWorks.module.css). */
const SIZES = '(width < 32.5rem) 90vw, (width < 49rem) 45vw, (width < 64rem) 30vw, 300px';

type Tools = Omit<Props, 'album' | 'isOwn' | 'words'> & { title: string };

function Tools({ title, place, total, texts, onMove, onDrag, onTake }: Tools) {
  const button = (name: 'previous' | 'next', text: string, to: number) => (
    <button
      type="button"
      data-size="small"
      aria-disabled={to < 0 || to >= total}
      aria-label={fill(text, { title })}
      className="iconButton"
      onClick={({ currentTarget }) => {
        onMove(to);
        focusNext(() => currentTarget); // A moved element loses the focus.
      }}
    >
      <Icon name={name} className="flipX" />
    </button>
  );
  return (
    <span className={`noPrint ${styles.tools}`}>
      {button('previous', texts.earlier, place - 1)}
      <span
        className={styles.grip}
        title={texts.drag}
        onPointerDown={({ isPrimary, button }) => isPrimary && button === 0 && onDrag()}
      >
        <Icon name="menu" />
      </span>
      {button('next', texts.later, place + 1)}
      <button
        type="button"
        data-size="small"
        data-take
        aria-label={fill(texts.takeOff, { title })}
        className="iconButton"
        onClick={onTake}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

export function ShelfWork({ album, words, isOwn, ...tools }: Props) {
  const { texts } = tools;
  const title = album ? namesOf(album, words).title : texts.gone;
  return (
    <li className={styles.root} data-gone={album ? undefined : ''}>
      {album ? (
        <a href={localePath(words.locale, artworkPath(album.id))} className={styles.link}>
          <span
            className={styles.picture}
            style={{ '--ratio': ratioOf(album) } as React.CSSProperties}
          >
            <WorkPicture work={album} sizes={scaledSizes(SIZES, lineWidth(album))} />
          </span>
          <WorkLabel work={album} words={words} />
        </a>
      ) : (
        <p className={styles.gone}>{texts.gone}</p>
      )}
      {isOwn && <Tools {...tools} title={title} />}
    </li>
  );
}
