'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Rows } from '../../imports/batches';
import { FILTERS, ROWS_OF_PAGE as PAGE, type Filter } from '../../imports/rows';
import { ask, type Refusal } from '../ask';
import { KEEPS_FOCUS } from '../useFocusKept.client';
import { RowsTable, type Page } from './RowsTable.client';
import type { ImportTexts } from './texts';
import { faultIn } from './told';
import styles from './imports.module.css';

type Props = { texts: ImportTexts; api: string; rows: Rows };

/** The report as a table: a page of it at a time. */
export function Report({ texts, api, rows }: Props) {
  const [filter, setFilter] = useState<Filter>(rows.told > 0 ? 'told' : 'all');
  const [from, setFrom] = useState(0);
  const [page, setPage] = useState<Page | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const total = rows[filter];

  useEffect(() => {
    let isOff = false;
    ask<Omit<Page, 'from'>>(`${api}/rows?filter=${filter}&from=${from}`).then(
      (found) => {
        if (isOff) return;
        setPage({ ...found, from });
        setRefusal(null);
      },
      (error: Refusal) => !isOff && setRefusal(error),
    );
    return () => {
      isOff = true;
    };
  }, [api, filter, from]);

  return (
    <div className={styles.part}>
      <label className={styles.field}>
        {texts.show}
        <select
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value as Filter);
            setFrom(0);
          }}
        >
          {FILTERS.map((each) => (
            <option key={each} value={each}>
              {fill(texts[each], { count: rows[each] })}
            </option>
          ))}
        </select>
      </label>
      {refusal && (
        <p className={styles.wrong} role="alert">
          {faultIn(texts, refusal.fault, refusal.value)}
        </p>
      )}
      {!page && !refusal && <p>{texts.loading}</p>}
      {page && page.rows.length === 0 && <p>{texts.none}</p>}
      {page && page.rows.length > 0 && <RowsTable texts={texts} {...page} />}
      <p className={styles.buttons}>
        {total > PAGE && (
          <>
            <Button
              buttonStyle="secondary"
              onClick={() => setFrom(Math.max(0, from - PAGE))}
              disabled={from === 0}
              extraButtonProps={KEEPS_FOCUS}
            >
              {texts.previous}
            </Button>
            <Button
              buttonStyle="secondary"
              onClick={() => setFrom(from + PAGE)}
              disabled={from + PAGE >= total}
              extraButtonProps={KEEPS_FOCUS}
            >
              {texts.next}
            </Button>
          </>
        )}
        <a className="btn btn--style-secondary btn--size-medium" href={`${api}/report`} download>
          {texts.download}
        </a>
      </p>
    </div>
  );
}
