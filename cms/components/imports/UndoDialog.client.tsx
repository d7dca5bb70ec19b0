'use client';

import { Button } from '@payloadcms/ui';
import type { RefObject } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

export type ToUndo = { made: number; changed: number };

type Props = {
  texts: ImportTexts;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whose import it is, and of when. */
  begun: string;
  counts: ToUndo | null;
  undo: () => void;
};

/** What an undo would take back, before it does. */
export const UndoDialog = ({ texts, dialog, begun, counts, undo }: Props) => (
  <dialog ref={dialog} className={styles.dialog} aria-labelledby="import-undo">
    <h3 id="import-undo">{texts.undoTitle}</h3>
    <p>{begun}</p>
    <p>{fill(texts.undoSays, counts ?? {})}</p>
    <p>{texts.undoKeeps}</p>
    <p className={styles.buttons}>
      <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
        {texts.keep}
      </Button>
      <Button
        onClick={() => {
          dialog.current?.close();
          undo();
        }}
      >
        {texts.undoNow}
      </Button>
    </p>
  </dialog>
);
