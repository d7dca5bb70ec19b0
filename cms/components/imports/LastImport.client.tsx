'use client';

import { useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Last, Status } from '../../imports/status';
import { ask, type Refusal } from '../ask';
import { LastButtons } from './LastButtons.client';
import { NotDone } from './NotDone.client';
import type { ImportTexts } from './texts';
import { durationIn, faultIn, isSilentNow, resultOf, timeIn } from './told';
import { UndoDialog, type ToUndo } from './UndoDialog.client';
import styles from './imports.module.css';

type Props = {
  texts: ImportTexts;
  reasons: Record<string, string>;
  language: string;
  api: string;
  last: Last;
  canGoOn: Status['batch']['isReachable'];
  cancel: () => Promise<boolean>;
  goOn: () => void;
  undo: () => void;
};

/** As Node, SQLite and PostgreSQL say it. */
const NO_ROOM = /ENOSPC|no space left|disk is full|SQLITE_FULL/i;

function saidOf(texts: ImportTexts, last: Last): string {
  const { phase, done, total, secondsLeft } = last;
  if (phase === 'running') {
    const time = durationIn(texts, done > 0 ? secondsLeft : null);
    return fill(texts.running, { done, total, time });
  }
  if (phase === 'undoing') return fill(texts.undoing, last.undo);
  return resultOf(texts, last);
}

/** What the import does that runs, or has done; its undo. */
export function LastImport(props: Props) {
  const { texts, reasons, language, api, last, canGoOn, cancel, goOn, undo } = props;
  const { id, phase, by, undoer, done, total, startedAt, error, isOfScreen, isOfBatch } = last;
  const [counts, setCounts] = useState<ToUndo | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isSilent = isOfScreen && isSilentNow(last);
  const isLeft = !isOfScreen && isSilentNow(last);
  const isUndoing = phase === 'undoing';
  const isOn = phase === 'running' || (isUndoing && !error);
  const when = timeIn(language, startedAt);
  const begun = by ? fill(texts.by, { who: by, when }) : fill(texts.byCommand, { when });
  const bar = isUndoing ? last.undo : { done, total };

  const askFirst = async () => {
    try {
      setCounts(await ask(`${api}/undo?last=${id}`));
      setRefusal(null);
      dialog.current?.showModal();
    } catch (thrown) {
      setRefusal(thrown as Refusal);
    }
  };

  return (
    <section className={styles.part} aria-labelledby="import-last">
      <h2 id="import-last" tabIndex={-1}>
        {texts.last}
      </h2>
      <p>{begun}</p>
      {undoer && <p>{fill(texts.undoneBy, { who: undoer })}</p>}
      {isOn && <progress value={bar.done} max={bar.total || 1} aria-label={texts.last} />}
      <p className={styles.counts}>{saidOf(texts, last)}</p>
      {isOn && isSilent && <p className={styles.wrong}>{texts.silent}</p>}
      {phase === 'running' && !isSilent && <p>{texts.mayClose}</p>}
      {error && (
        <p className={styles.wrong} role="alert">
          {isUndoing && `${texts.undoStopped} `}
          {fill(texts.stoppedBy, {
            reason: NO_ROOM.test(error) ? texts.diskFull : (reasons[error] ?? error),
          })}
        </p>
      )}
      {refusal && (
        <p className={styles.wrong} role="alert">
          {faultIn(texts, refusal.fault, refusal.value)}
        </p>
      )}
      {phase === 'stopped' && !isOfBatch && <p>{texts.bringAgain}</p>}
      <NotDone {...{ texts, reasons, last }} />
      <LastButtons
        {...{ texts, last, isSilent, isLeft, canGoOn, cancel, goOn, undo }}
        askFirst={() => void askFirst()}
      />
      <UndoDialog {...{ texts, dialog, begun, counts, undo }} />
    </section>
  );
}
