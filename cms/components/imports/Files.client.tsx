'use client';

import { Button } from '@payloadcms/ui';
import type { Status } from '../../imports/status';
import { DropPlace } from './DropPlace.client';
import type { ImportTexts } from './texts';
import { filesIn } from './told';
import { UploadState } from './UploadState.client';
import type { useUpload } from './useUpload.client';
import styles from './imports.module.css';

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
  const here = filesIn(texts, language, status.files);
  const isClosed = isLocked || upload.isOn;

  return (
    <section className={styles.part} aria-labelledby="import-files">
      <h2 id="import-files" tabIndex={-1}>
        {texts.filesTitle}
      </h2>
      <DropPlace texts={texts} isClosed={isClosed} send={send} />
      <UploadState {...{ texts, upload, isClosed, stop, tryAgain }} />
      {here ? (
        <>
          <p>{here}</p>
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
