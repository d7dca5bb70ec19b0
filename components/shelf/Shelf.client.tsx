'use client';

import { useRef, useState } from 'react';
import type { ShowTexts } from '@/components/classroom/showTexts';
import { Share } from '@/components/share/Share.client';
import { Icon } from '@/components/ui/Icon';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { useHydrated } from '@/components/ui/useHydrated';
import { focusNext } from '@/lib/client/focusNext';
import { useShelf, writeShelf } from '@/lib/client/shelf';
import { useOnDemand } from '@/lib/client/useOnDemand';
import { useSharedShelf } from '@/lib/client/useSharedShelf';
import type { WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import type { Messages, ShelfTexts } from '@/lib/i18n/messages';
import { ROUTES } from '@/lib/routes';
import { MOST_KEPT, shelfPath } from '@/lib/state/shelf';
import { ShelfWorks } from './ShelfWorks.client';
import styles from './Shelf.module.css';
import { failureOf } from './useKept';

const union = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];

const loadShow = () => import('./ShelfShow.client').then((m) => m.ShelfShow);

type Props = {
  texts: ShelfTexts;
  share: Messages['share'];
  show: ShowTexts;
  words: WorkWords;
};

/** The works on this device's shelf, or those in the address of a shared one. */
export function Shelf({ texts, share, show, words }: Props) {
  const isHydrated = useHydrated();
  const kept = useShelf();
  const [shared, leaveShared] = useSharedShelf();
  const [said, setSaid] = useState('');
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const slideshow = useOnDemand(loadShow);
  const root = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const empty = useRef<HTMLHeadingElement>(null);
  if (!isHydrated) return <div className={styles.root} />;

  /** Whether it worked; the visitor is told when not. */
  function write(ids: readonly string[]): boolean {
    const outcome = writeShelf(ids);
    setSaid(failureOf(outcome, texts));
    return outcome === 'kept';
  }

  /** As many as the shelf holds; the visitor is told how many that leaves out. */
  function writeFitting(ids: readonly string[]): boolean {
    const isDone = write(ids.slice(0, MOST_KEPT));
    const left = ids.length - MOST_KEPT;
    if (isDone && left > 0) setSaid(fill(texts.leftOut, { most: MOST_KEPT, left }));
    return isDone;
  }

  function order(works: readonly string[]): boolean {
    const isDone = write(works);
    if (isDone && works.length === 0) focusNext(() => empty.current);
    return isDone;
  }

  const focusFirst = () => focusNext(() => empty.current ?? root.current?.querySelector('button'));

  function showOwn() {
    leaveShared();
    focusFirst();
  }

  /** Those that find no room are in the link alone: it stays until all are kept. */
  function keepShared() {
    const all = union(kept, shared ?? []);
    if (writeFitting(all) && all.length <= MOST_KEPT) showOwn();
  }

  function clear() {
    if (!write([])) return;
    setCleared(kept);
    setSaid(texts.cleared);
    focusNext(() => undo.current);
  }

  function restore() {
    if (!writeFitting(union(cleared, kept))) return;
    setCleared([]);
    focusFirst();
  }

  function openShow() {
    setSaid('');
    void slideshow.open();
  }

  const ids = shared ?? kept;
  const { locale } = words;
  return (
    <div ref={root} className={styles.root}>
      {shared && (
        <div className={`noPrint ${styles.shared}`}>
          <p>
            <strong>{texts.shared}</strong> {texts.sharedText}
          </p>
          <p className={styles.tools}>
            {shared.length > 0 && (
              <button type="button" className="button" onClick={keepShared}>
                <Icon name="heart" />
                {texts.keepThese}
              </button>
            )}
            <button type="button" data-tone="quiet" className="button" onClick={showOwn}>
              {texts.mine}
            </button>
          </p>
        </div>
      )}
      <div className={`noPrint ${styles.tools}`}>
        {ids.length > 0 && (
          <>
            <Share title={texts.title} path={localePath(locale, shelfPath(ids))} texts={share} />
            <button type="button" data-tone="quiet" className="button" onClick={openShow}>
              <Icon name="play" />
              {show.show}
            </button>
            <PrintButton tone="outline" className="button">
              <Icon name="download" />
              {texts.print}
            </PrintButton>
          </>
        )}
        {!shared && ids.length > 0 && (
          <button type="button" data-tone="quiet" className="button" onClick={clear}>
            {texts.clear}
          </button>
        )}
        <p role="status" className={styles.said}>
          {slideshow.hasFailed ? show.worksFailed : said}
        </p>
        {cleared.length > 0 && !shared && (
          <button type="button" ref={undo} className="button" onClick={restore}>
            {texts.undo}
          </button>
        )}
      </div>
      {slideshow.Part && (
        <slideshow.Part
          {...{ ids, words }}
          texts={show}
          onClose={slideshow.close}
          onEmpty={() => ids.length > 0 && setSaid(show.gone)}
        />
      )}
      {ids.length === 0 ? (
        <div className={styles.empty}>
          <h2 ref={empty} tabIndex={-1}>
            {shared ? texts.noWorks : texts.empty}
          </h2>
          {!shared && <p>{texts.emptyText}</p>}
          <p>
            <a href={localePath(locale, ROUTES.albumsView)} className="arrowLink">
              {texts.gallery}
            </a>
          </p>
        </div>
      ) : (
        <ShelfWorks {...{ ids, texts, words }} onOrder={shared ? undefined : order} />
      )}
    </div>
  );
}
