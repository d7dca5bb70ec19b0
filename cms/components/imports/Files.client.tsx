'use client';

import { Button } from '@payloadcms/ui';
import { useRef, useState, type DragEvent } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Status } from '../../imports/status';
import { Filled } from '../Filled';
import { droppedBy, pickedBy } from './pickedFiles';
import type { ImportTexts } from './texts';
import { durationIn, sizeIn, faultIn } from './told';
import type { useUpload } from './useUpload.client';
import styles from './imports.module.css';

/** Of many the first are named. */
const MOST_NAMED = 20;

type Props = {
  texts: ImportTexts;
  language: string;
  status: Status;
  uploading: ReturnType<typeof useUpload>;
  isLocked: boolean;
  remove: () => void;
};

/** Where the sheet and the pictures are put, and what has arrived. */
export function Files({ texts, language, status, uploading, isLocked, remove }: Props) {
  const { upload, send, stop, tryAgain } = uploading;
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { pictures, sheets, bytes } = status.files;
  const isClosed = isLocked || upload.isOn;
  const here = {
    pictures,
    sheets: sheets.length,
    size: sizeIn(language, bytes),
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isClosed) void droppedBy(event.dataTransfer).then(send);
  };
  const take = (input: HTMLInputElement) => {
    void send(pickedBy(input.files));
    // So that the same can be chosen again.
    input.value = '';
  };
  const input = {
    ...{ type: 'file', multiple: true, hidden: true, disabled: isClosed },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => take(currentTarget),
  } as const;

  return (
    <section className={styles.part} aria-labelledby="import-files">
      <h2 id="import-files" tabIndex={-1}>
        {texts.filesTitle}
      </h2>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{texts.drop}</p>
        <p className={styles.buttons}>
          <Button
            buttonStyle="secondary"
            onClick={() => files.current?.click()}
            disabled={isClosed}
          >
            {texts.chooseFiles}
          </Button>
          <Button
            buttonStyle="secondary"
            onClick={() => folder.current?.click()}
            disabled={isClosed}
          >
            {texts.chooseFolder}
          </Button>
        </p>
        <input {...input} ref={files} aria-label={texts.chooseFiles} data-kind="files" />
        <input
          {...input}
          ref={folder}
          aria-label={texts.chooseFolder}
          data-kind="folder"
          {...{ webkitdirectory: '' }}
        />
      </div>
      {upload.isOn && (
        <>
          <progress value={upload.done} max={upload.total || 1} aria-label={texts.filesTitle} />
          <p>
            {fill(texts.uploading, {
              ...{ done: upload.done, total: upload.total },
              time: durationIn(texts, upload.secondsLeft),
            })}
          </p>
          <p className={styles.buttons}>
            <Button buttonStyle="secondary" onClick={stop}>
              {texts.stopUpload}
            </Button>
          </p>
        </>
      )}
      {upload.aside > 0 && <p>{fill(texts.aside, { count: upload.aside })}</p>}
      {!upload.isOn && upload.failed.length > 0 && (
        <div className={styles.wrong} role="alert">
          <p>{fill(texts.notSent, { count: upload.failed.length })}</p>
          <ul>
            {upload.failed.slice(0, MOST_NAMED).map(({ picked: { name }, refusal }) => (
              <li key={name}>
                <Filled
                  text={texts.about}
                  values={{
                    what: <bdi>{name}</bdi>,
                    text: faultIn(texts, refusal.fault, refusal.value),
                  }}
                />
              </li>
            ))}
          </ul>
          <p className={styles.buttons}>
            <Button buttonStyle="secondary" onClick={tryAgain} disabled={isClosed}>
              {texts.tryAgain}
            </Button>
          </p>
        </div>
      )}
      {bytes > 0 || sheets.length > 0 ? (
        <>
          <p>{fill(texts.filesHere, here)}</p>
          <p className={styles.buttons}>
            <Button buttonStyle="secondary" onClick={remove} disabled={isClosed}>
              {texts.removeFiles}
            </Button>
          </p>
        </>
      ) : (
        !upload.isOn && <p>{texts.noFiles}</p>
      )}
    </section>
  );
}
