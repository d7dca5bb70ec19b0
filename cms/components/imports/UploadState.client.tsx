'use client';

import { Button } from '@payloadcms/ui';
import { fill } from '@/lib/i18n/fill';
import { Filled } from '../Filled';
import type { ImportTexts } from './texts';
import { durationIn, faultIn } from './told';
import type { Upload } from './useUpload.client';
import styles from './imports.module.css';

/** Of many the first are named. */
const MOST_NAMED = 20;

type Running = { texts: ImportTexts; upload: Upload; stop: () => void };

const Uploading = ({ texts, upload, stop }: Running) => (
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
);

type Ended = { texts: ImportTexts; upload: Upload; isClosed: boolean; tryAgain: () => void };

const NotSent = ({ texts, upload: { failed }, isClosed, tryAgain }: Ended) => (
  <div className={styles.wrong} role="alert">
    <p>{fill(texts.notSent, { count: failed.length })}</p>
    <ul>
      {failed.slice(0, MOST_NAMED).map(({ picked: { name }, refusal }) => (
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
);

/** How far an upload is; what it has left aside, and what did not arrive. */
export function UploadState(props: Running & Ended) {
  const { texts, upload } = props;
  return (
    <>
      {upload.isOn && <Uploading {...props} />}
      {upload.aside > 0 && <p>{fill(texts.aside, { count: upload.aside })}</p>}
      {!upload.isOn && upload.failed.length > 0 && <NotSent {...props} />}
    </>
  );
}
