'use client';

import { useEffect, useState } from 'react';
import { QrCode } from '@/components/ui/QrCode';
import { useDialog } from '@/components/viewer/useDialog';
import { WorkLabel } from '@/components/work/WorkLabel';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { fill } from '@/lib/i18n/fill';
import type { ClassChoice } from '@/lib/state/classroom';
import { ShowPicture } from './ShowPicture.client';
import { ShowTools } from './ShowTools';
import type { ShowTexts } from './showTexts';
import type { Source } from './source';
import { useShow } from './useShow';
import { useShowKeys } from './useShowKeys';
import styles from './Show.module.css';

type Props = {
  source: Source;
  choice: Pick<ClassChoice, 'seconds' | 'captions'>;
  texts: ShowTexts;
  words: WorkWords;
  /** Where other devices see the same. */
  address: string;
  onClose: () => void;
};

/** A longer address has a code too fine for a phone at the back of a classroom. */
const LONGEST_CODE = 600;

/** A button that goes takes the focus with it, and keys are heard within the dialog only. */
function useFocusWithin(dialog: React.RefObject<HTMLElement | null>, hasButton: boolean) {
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [dialog, hasButton]);
}

/** Works one after the other on the whole screen, round and round. */
export function Show({ source, choice, texts, words, address, onClose }: Props) {
  const { ref, content, isFull, toggleFull } = useDialog();
  const [isOn, setOn] = useState(true);
  const [hasCaptions, setCaptions] = useState(choice.captions);
  const [hasCode, setCode] = useState(false);
  const show = useShow(source, choice.seconds, isOn);
  const { work, following, missing, move, settle } = show;
  const acts = {
    move,
    toggleOn: () => setOn(!isOn),
    toggleCaptions: () => setCaptions(!hasCaptions),
    toggleFull,
  };
  const { press, swipeProps } = useShowKeys(acts);
  useFocusWithin(ref, Boolean(missing));

  const title = work ? namesOf(work, words).title : '';
  const at = { position: show.place + 1, total: source.total };
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
      <div ref={content} className={styles.content}>
        <div
          className={styles.stage}
          {...swipeProps}
          onDragStart={(event) => event.preventDefault()}
        >
          {work && (
            <ShowPicture
              key={work.id}
              {...{ work, words }}
              failed={texts.failed}
              onSettle={settle}
            />
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
          <ShowTools
            {...{ texts, acts, isOn, hasCaptions, hasCode, isFull, onClose }}
            onCode={address.length <= LONGEST_CODE ? () => setCode(!hasCode) : undefined}
          />
          <p className="visuallyHidden">{toggleFull ? texts.keys : texts.keysWithoutFull}</p>
        </div>
        {hasCode && (
          <div className={styles.code}>
            <QrCode text={address} label={texts.code} />
            <p>{texts.codeHint}</p>
          </div>
        )}
      </div>
    </dialog>
  );
}
