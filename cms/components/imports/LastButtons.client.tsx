'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { Last } from '../../imports/status';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

type Props = {
  texts: ImportTexts;
  last: Last;
  isSilent: boolean;
  /** A command began it, and nobody works on it any more. */
  isLeft: boolean;
  canGoOn: boolean;
  /** False: it was refused, or lost. */
  cancel: () => Promise<boolean>;
  goOn: () => void;
  undo: () => void;
  askFirst: () => void;
};

/** What an editor may do with the last import. */
export function LastButtons(props: Props) {
  const { texts, last, isSilent, isLeft, canGoOn, cancel, goOn, undo, askFirst } = props;
  const { phase, error, isOfBatch } = last;
  const [isCancelling, setCancelling] = useState(false);
  const cancelOnce = async () => {
    setCancelling(true);
    setCancelling(await cancel());
  };
  return (
    <>
      <p className={styles.buttons}>
        {phase === 'running' && (
          <Button buttonStyle="secondary" onClick={() => void cancelOnce()} disabled={isCancelling}>
            {texts.cancel}
          </Button>
        )}
        {phase === 'stopped' && isOfBatch && canGoOn && (
          <Button onClick={goOn}>{texts.goOn}</Button>
        )}
        {phase === 'undoing' && (error || isLeft) && (
          <Button buttonStyle="secondary" onClick={undo}>
            {texts.goOn}
          </Button>
        )}
        {(phase === 'done' || phase === 'stopped' || (isSilent && phase === 'running')) && (
          <Button buttonStyle="secondary" onClick={askFirst}>
            {texts.undo}
          </Button>
        )}
      </p>
      {phase === 'running' && isCancelling && <p>{texts.cancelling}</p>}
    </>
  );
}
