'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Heading } from '../../imports/batches';
import type { Status } from '../../imports/status';
import { Mapping } from './Mapping.client';
import { Report } from './Report.client';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

export type ColumnName = { key: string; label: string };

type Props = {
  texts: ImportTexts;
  api: string;
  columns: ColumnName[];
  status: Status;
  isLocked: boolean;
  /** Nobody imports. */
  mayStart: boolean;
  check: (wanted: { sheet: string; mapping: Record<string, string> }) => void;
  start: () => void;
};

/** What the sheet would do, before anything is written. */
export function Check({ texts, api, columns, status, isLocked, mayStart, check, start }: Props) {
  const { batch, files, last } = status;
  const [chosen, setChosen] = useState('');
  const [mapping, setMapping] = useState<Record<string, string>>(batch.mapping);
  const known = [chosen, batch.sheet, files.sheets[0] ?? ''];
  const sheet = known.find((name) => files.sheets.includes(name)) ?? '';
  const isChecked = batch.phase === 'checked' && batch.sheet === sheet;
  const isChecking = batch.phase === 'checking';
  const toWrite = batch.counts ? batch.counts.made + batch.counts.changed : 0;
  // It tells what was so before the import.
  const isPast = last?.isOfBatch === true && last.at > batch.at;
  const meaningOf = (meant: Record<string, string>, { heading, key }: Heading) =>
    meant[heading] ?? key;
  // A meaning that was chosen since is not checked yet.
  const isAsChosen = batch.headings.every(
    (one) => meaningOf(mapping, one) === meaningOf(batch.mapping, one),
  );
  const isCurrent = isChecked && !isPast && isAsChosen;
  const isClosed = isLocked || isChecking;
  const look = () => check({ sheet, mapping });

  if (files.sheets.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="import-check">
      <h2 id="import-check" tabIndex={-1}>
        {texts.checkTitle}
      </h2>
      {files.sheets.length > 1 && (
        <label className={styles.field}>
          {texts.sheet}
          <select
            value={sheet}
            onChange={({ target }) => setChosen(target.value)}
            disabled={isClosed}
          >
            {files.sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.buttons}>
        <Button
          buttonStyle={isCurrent ? 'secondary' : 'primary'}
          onClick={look}
          disabled={isClosed}
        >
          {isChecked ? texts.checkAgain : texts.check}
        </Button>
      </p>
      {isChecking && <p>{fill(texts.checking, { done: batch.done })}</p>}
      {batch.error && (
        <p className={styles.wrong} role="alert">
          {fill(texts.failed, { reason: batch.error })}
        </p>
      )}
      {isChecked && (
        <>
          {batch.fault && (
            <p className={styles.wrong} role="alert">
              {fill(texts.unreadable, batch.fault)}
            </p>
          )}
          {batch.counts && isCurrent && (
            <p className={styles.counts}>{fill(texts.counts, batch.counts)}</p>
          )}
          <Mapping
            texts={texts}
            columns={columns}
            headings={batch.headings}
            mapping={mapping}
            isDisabled={isClosed}
            change={(heading, key) => setMapping({ ...mapping, [heading]: key })}
            checkAgain={look}
          />
          <Report key={batch.at} texts={texts} api={api} rows={batch.rows} />
          {isCurrent && toWrite > 0 && (
            <p className={styles.buttons}>
              <Button onClick={start} disabled={isClosed || !mayStart}>
                {fill(texts.start, { count: toWrite })}
              </Button>
            </p>
          )}
          {isCurrent && toWrite === 0 && batch.counts && <p>{texts.nothing}</p>}
        </>
      )}
    </section>
  );
}
