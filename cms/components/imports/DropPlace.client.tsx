'use client';

import { Button } from '@payloadcms/ui';
import { useRef, useState, type DragEvent } from 'react';
import { messageOf } from '@/lib/errors';
import { fill } from '@/lib/i18n/fill';
import { droppedBy, pickedBy, type Picked } from './pickedFiles';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

type Props = { texts: ImportTexts; isClosed: boolean; send: (picked: Picked[]) => Promise<void> };

/** Files, or a folder of them, are dropped here or chosen. */
export function DropPlace({ texts, isClosed, send }: Props) {
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const hover = (event: DragEvent) => {
    // Else the browser would open what is dropped.
    event.preventDefault();
    if (isClosed) event.dataTransfer.dropEffect = 'none';
    setOver(!isClosed);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    setFault('');
    if (isClosed) return;
    // A folder may be gone by now, or closed to the browser.
    droppedBy(event.dataTransfer).then(send, (error: unknown) => setFault(messageOf(error)));
  };
  const take = (input: HTMLInputElement) => {
    setFault('');
    void send(pickedBy(input.files));
    // So that the same can be chosen again.
    input.value = '';
  };
  const input = {
    ...{ type: 'file', multiple: true, hidden: true, disabled: isClosed },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(currentTarget),
  } as const;

  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{texts.drop}</p>
      <p className={styles.buttons}>
        <Button buttonStyle="secondary" onClick={() => files.current?.click()} disabled={isClosed}>
          {texts.chooseFiles}
        </Button>
        <Button buttonStyle="secondary" onClick={() => folder.current?.click()} disabled={isClosed}>
          {texts.chooseFolder}
        </Button>
      </p>
      {fault && (
        <p className={styles.wrong} role="alert">
          {fill(texts.failed, { reason: fault })}
        </p>
      )}
      <input {...input} ref={files} aria-label={texts.chooseFiles} data-kind="files" />
      <input
        {...input}
        ref={folder}
        aria-label={texts.chooseFolder}
        data-kind="folder"
        {...{ webkitdirectory: '' }}
      />
    </div>
  );
}
