'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeepTexts } from '@/components/shelf/keepTexts';
import { afterPaint } from '@/lib/client/afterPaint';
import { fill } from '@/lib/i18n/fill';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { namedIn, namesOf, type WorkWords } from '@/lib/domain/workWords';
import { isYear } from '@/lib/query';
import { artworkPath } from '@/lib/routes';
import { BottomTools, TopTools } from './Controls';
import { Details } from './Details.client';
import type { ViewerTexts } from '@/lib/i18n/messages';
import { useDialog } from './useDialog';
import { useMusic, useRememberedMusic } from './useMusic';
import { useSlideshow } from './useSlideshow';
import { FITTED } from './stage';
import { useStage } from './useStage';
import { useViewerAddress } from './useViewerAddress';
import styles from './Viewer.module.css';

type Works = {
  albums: readonly Album[];
  /** The position of the first work in the whole list, counted from 1, and the list's total. */
  from: number;
  total: number;
};

type Props = {
  works: Works;
  index: number;
  context: { words: WorkWords; texts: ViewerTexts; keepTexts: KeepTexts };
  /** Seconds for each work, and whether it starts at once. */
  slideshow: { seconds: number; isOn: boolean };
  onClose: (index: number) => void;
  /** The second-to-last work is shown: the next page is due. */
  onNeedMore: () => void;
};

/** §2, §4: full-screen, with a detail panel and comments. Loaded when it is first opened. */
export function Viewer({ works, context, slideshow, onClose, onNeedMore, ...begin }: Props) {
  const { albums, from, total } = works;
  const { words, texts, keepTexts } = context;
  const { host, index, percent, isReady, move, zoom } = useStage(albums, begin.index, context);
  const [isShowing, setShowing] = useState(slideshow.isOn);
  /** Whether the introduction is read aloud: another work would break it off. */
  const [isHeard, setHeard] = useState(false);
  const music = useMusic();
  useRememberedMusic();
  const panel = useRef<HTMLElement>(null);

  const album = albums[index];
  // The picture comes first: what is told about it follows when that has been painted.
  const [told, setTold] = useState<Album>();
  const isReading = useRef(false);
  const tell = useEffectEvent(() => {
    isReading.current = panel.current?.contains(document.activeElement) ?? false;
    setTold(album);
  });
  useEffect(() => afterPaint(() => tell()), [album]);
  const path = localePath(words.locale, artworkPath(album?.id ?? ''));
  // As its page has it.
  const title = album && `${namedIn(album, words)} | ${texts.common.siteName}`;
  const { ref: dialogRef, content, isFull, toggleFull, hide } = useDialog();
  const close = useViewerAddress({ path, title }, { onLeave: hide, onBack: () => onClose(index) });
  useSlideshow(isShowing, slideshow.seconds, index, () => move(1), {
    // Who has enlarged a detail looks at it.
    isReady: isReady && !isHeard && percent === FITTED,
  });

  const needMore = useEffectEvent(onNeedMore);
  useEffect(() => {
    if (index >= albums.length - 2) needMore();
  }, [index, albums.length]);
  useEffect(() => {
    void panel.current?.scrollTo({ top: 0 });
    // What had the focus went with the work before.
    if (isReading.current) panel.current?.focus({ preventScroll: true });
  }, [told]);

  if (!album) return null;
  const t = texts.viewer;
  const place = { position: from + index, total };
  // Of any other label the colour is that of the gallery's page around.
  const year = isYear(album.label) ? album.label : undefined;
  return (
    <dialog
      ref={dialogRef}
      aria-modal="true"
      aria-label={t.label}
      tabIndex={-1}
      data-theme="night"
      data-year={year}
      className={styles.root}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div ref={content} className={styles.content}>
        <div className={styles.stage}>
          <div ref={host} className={styles.host} />
          <div className={styles.top}>
            <p aria-hidden="true" className={styles.place}>
              {fill(t.position, place)}
            </p>
            <p aria-live={isShowing ? 'off' : 'polite'} className="visuallyHidden">
              {fill(t.counter, { ...place, title: namesOf(album, words).title })}
            </p>
            <TopTools
              texts={t}
              show={{ isOn: isShowing, toggle: () => setShowing(!isShowing) }}
              music={music}
              full={toggleFull && { isOn: isFull, toggle: toggleFull }}
              onClose={close}
            />
          </div>
          <BottomTools texts={t} percent={percent} onMove={move} onZoom={zoom} />
          <p className="visuallyHidden">{t.hint}</p>
        </div>
        <aside ref={panel} aria-label={t.about} tabIndex={0} className={styles.panel}>
          {told && (
            <Details
              key={told.id}
              album={told}
              onReading={setHeard}
              {...{ words, texts, keepTexts }}
            />
          )}
        </aside>
      </div>
    </dialog>
  );
}
