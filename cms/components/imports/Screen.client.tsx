'use client';

import { Button } from '@payloadcms/ui';
import { post } from '../ask';
import { useFocusKept } from '../useFocusKept.client';
import { useAskBeforeLink } from '../useUnsaved.client';
import { Check, type ColumnName } from './Check.client';
import { Files } from './Files.client';
import { LastImport } from './LastImport.client';
import type { ImportTexts } from './texts';
import { spoken } from './spoken';
import { faultIn, isSilentNow } from './told';
import { useImport } from './useImport.client';
import { useUpload } from './useUpload.client';
import hidden from '../unseen.module.css';
import styles from './imports.module.css';

type Props = {
  texts: ImportTexts;
  reasons: Record<string, string>;
  columns: ColumnName[];
  language: string;
  api: string;
};

/** The heading of the part in which something has the focus. */
const headingOf = (focused: Element) =>
  focused.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';

/** The import's screen: files, first look, import, undo. */
export function Screen({ texts, reasons, columns, language, api }: Props) {
  const { status, refusal, look, act } = useImport(api);
  const uploading = useUpload(api, look);
  useAskBeforeLink(texts.leave);
  const keepFocus = useFocusKept();
  const told = refusal && faultIn(texts, refusal.fault, refusal.value);
  if (!status) return <p role="status">{told ?? texts.loading}</p>;
  const { batch, last } = status;
  const isWriting = last?.phase === 'running' || (last?.phase === 'undoing' && !last.error);
  const isSilent = last !== null && isSilentNow(last);
  // While others import, files may come already.
  const isLocked = (isWriting && last.isOfBatch && !isSilent) || batch.phase === 'checking';
  const remove = () => {
    keepFocus('import-files');
    uploading.forget();
    void act('', { method: 'DELETE' });
  };
  return (
    <div className={styles.screen} onFocus={({ target }) => keepFocus(headingOf(target))}>
      <p role="status" className={hidden.unseen}>
        {spoken({ texts, language }, status, uploading.upload)}
      </p>
      {told && (
        <p className={styles.wrong} role="alert">
          {told}
        </p>
      )}
      {!batch.isReachable && (
        <div className={styles.wrong}>
          <p>{texts.elsewhere}</p>
          <Button buttonStyle="secondary" onClick={remove}>
            {texts.removeFiles}
          </Button>
        </div>
      )}
      {last && (
        <LastImport
          key={`${last.id} ${last.phase}`}
          {...{ texts, reasons, language, api, last, canGoOn: batch.isReachable }}
          cancel={() => act('/cancel', post({ last: last.id }))}
          goOn={() => void act('/start')}
          undo={() => void act('/undo', post({ last: last.id }))}
        />
      )}
      <Files {...{ texts, language, status, uploading, isLocked, remove }} />
      <Check
        key={batch.id}
        {...{ texts, api, columns, status }}
        isLocked={isLocked || uploading.upload.isOn}
        mayStart={!isWriting}
        check={(wanted) => void act('/check', post(wanted))}
        start={() => {
          keepFocus('import-last');
          void act('/start');
        }}
      />
    </div>
  );
}
