'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { QrCode } from '@/components/ui/QrCode';
import { Tool } from '@/components/viewer/Tool';
import { useDialog } from '@/components/viewer/useDialog';
import { useSlideshow } from '@/components/viewer/useSlideshow';
import { WorkLabel } from '@/components/work/WorkLabel';
import { latinKey } from '@/lib/client/latinKey';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import type { ClassChoice } from '@/lib/state/classroom';
import { ShowPicture } from './ShowPicture.client';
import type { Source } from './source';
import { useWork } from './useWork';
import styles from './Show.module.css';

export type ShowTexts = Readonly<
  Record<
    | 'position'
    | 'counter'
    | 'previous'
    | 'next'
    | 'fullScreen'
    | 'failed'
    | 'worksFailed'
    | 'again'
    | 'show'
    | 'showLabel'
    | 'closeShow'
    | 'captions'
    | 'code'
    | 'codeHint'
    | 'gone'
    | 'keys',
    string
  >
>;

type Props = {
  source: Source;
  choice: Pick<ClassChoice, 'seconds' | 'captions'>;
  texts: ShowTexts;
  words: WorkWords;
  /** Where other devices see the same. */
  address: string;
  onClose: () => void;
};

const SWIPE_PX = 40;
/** A longer address has a code too fine for a phone at the back of a classroom. */
const LONGEST_CODE = 600;
/** A work that was withdrawn meanwhile is passed over. */
const GONE_SECONDS = 1;
const LATE_SECONDS = 0.3;

/** A button that goes takes the focus with it, and keys are heard within the dialog only. */
function useFocusWithin(dialog: React.RefObject<HTMLElement | null>, hasButton: boolean) {
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [dialog, hasButton]);
}

/** Works one after the other on the whole screen, round and round. */
export function Show({ source, choice, texts, words, address, onClose }: Props) {
  const { total } = source;
  const { ref, isFull, toggleFull } = useDialog();
  const [place, setPlace] = useState(0);
  const [isOn, setOn] = useState(true);
  const [hasCaptions, setCaptions] = useState(choice.captions);
  const [hasCode, setCode] = useState(false);
  const [begun, setBegun] = useState(0);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  /** How often the next picture wasn't there yet when it was due. */
  const [late, setLate] = useState(0);
  const after = (place + 1) % total;
  const now = useWork(source, place);
  const next = useWork(source, after);
  const { work } = now;
  const { work: following } = next;
  const missing = [now, late > 0 && next].find((each) => each && each.isFailed);
  useFocusWithin(ref, Boolean(missing));
  const isSettled = (album: typeof work) => album === null || (album && settled.has(album.id));

  function move(by: 1 | -1) {
    setLate(0);
    setPlace((place + by + total) % total);
  }
  const settle = (id: string) =>
    setSettled((before) => (before.has(id) ? before : new Set(before).add(id)));

  // A picture has its whole time from when it is there, and the next comes when that is there, too.
  const waiting = work === null ? GONE_SECONDS : choice.seconds;
  useSlideshow(
    isOn,
    late > 0 ? LATE_SECONDS : waiting,
    `${place} ${late}`,
    () => (isSettled(following) ? move(1) : setLate(late + 1)),
    { isReady: Boolean(isSettled(work)) },
  );

  function press(event: React.KeyboardEvent) {
    const isRtl = document.documentElement.dir === 'rtl';
    const acts: Record<string, () => void> = {
      ArrowRight: () => move(isRtl ? -1 : 1),
      ArrowLeft: () => move(isRtl ? 1 : -1),
      c: () => setCaptions(!hasCaptions),
      f: toggleFull,
    };
    // A button that has the focus is pressed by the space key.
    if (!(event.target instanceof HTMLButtonElement)) acts[' '] = () => setOn(!isOn);
    const act = acts[latinKey(event)];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function swipe(x: number) {
    const way = x - begun;
    if (Math.abs(way) < SWIPE_PX) return;
    move(way < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
  }

  const title = work ? namesOf(work, words).title : '';
  const at = { position: place + 1, total };
  return (
    <dialog
      ref={ref}
      aria-modal="true"
      aria-label={texts.showLabel}
      tabIndex={-1}
      data-theme="night"
      className={styles.root}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={styles.stage}
        onPointerDown={(event) => event.isPrimary && setBegun(event.clientX)}
        onPointerUp={(event) => event.isPrimary && swipe(event.clientX)}
        onDragStart={(event) => event.preventDefault()}
      >
        {work && (
          <ShowPicture key={work.id} {...{ work, words }} failed={texts.failed} onSettle={settle} />
        )}
        {work === null && <p className={styles.gone}>{texts.gone}</p>}
        {following && following.id !== work?.id && (
          <ShowPicture
            key={`${following.id} ahead`}
            work={following}
            words={words}
            failed=""
            isAhead
            onSettle={settle}
          />
        )}
        {missing && (
          <div role="alert" className={styles.missing}>
            <p>{texts.worksFailed}</p>
            <button type="button" className="button" onClick={missing.retry}>
              {texts.again}
            </button>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.caption} aria-live={isOn ? 'off' : 'polite'}>
          {work && hasCaptions && <WorkLabel work={work} words={words} />}
          <span className="visuallyHidden">
            {fill(work && !hasCaptions ? texts.counter : texts.position, { ...at, title })}
          </span>
        </div>
        <p aria-hidden="true" className={styles.position}>
          {fill(texts.position, at)}
        </p>
        <div className={styles.tools}>
          <Tool label={texts.previous} onPress={() => move(-1)}>
            <Icon name="previous" className="flipX" />
          </Tool>
          <Tool label={texts.show} isPressed={isOn} onPress={() => setOn(!isOn)}>
            <Icon name={isOn ? 'pause' : 'play'} />
          </Tool>
          <Tool label={texts.next} onPress={() => move(1)}>
            <Icon name="next" className="flipX" />
          </Tool>
          <Tool
            label={texts.captions}
            isPressed={hasCaptions}
            onPress={() => setCaptions(!hasCaptions)}
          >
            <Icon name="list" />
          </Tool>
          {address.length <= LONGEST_CODE && (
            <Tool label={texts.code} isPressed={hasCode} onPress={() => setCode(!hasCode)}>
              <Icon name="wall" />
            </Tool>
          )}
          <Tool label={texts.fullScreen} isPressed={isFull} onPress={toggleFull}>
            <Icon name="fullScreen" />
          </Tool>
          <Tool label={texts.closeShow} onPress={onClose}>
            <Icon name="close" />
          </Tool>
        </div>
        <p className="visuallyHidden">{texts.keys}</p>
      </div>
      {hasCode && (
        <div className={styles.code}>
          <QrCode text={address} label={texts.code} />
          <p>{texts.codeHint}</p>
        </div>
      )}
    </dialog>
  );
}
