'use client';

import { fill } from '@/lib/i18n/fill';
import type { Row } from '../../imports/rows';
import { Filled } from '../Filled';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

const toAction = (texts: ImportTexts) => ({
  made: texts.isMade,
  changed: texts.isChanged,
  same: texts.isSame,
  skipped: texts.isSkipped,
});

type FaultsProps = Pick<Row, 'faults'> & { texts: ImportTexts };

const Faults = ({ texts, faults }: FaultsProps) => (
  <ul>
    {faults.map(({ column, isError, text }, index) => (
      <li key={index} data-error={isError || undefined}>
        {column ? <Filled text={texts.about} values={{ what: <bdi>{column}</bdi>, text }} /> : text}
      </li>
    ))}
  </ul>
);

/** Rows with their place among all that are shown. */
export type Page = { rows: Row[]; from: number; total: number };

type Props = Page & { texts: ImportTexts };

/** A page of the report. */
export function RowsTable({ texts, rows, from, total }: Props) {
  const actions = toAction(texts);
  return (
    <div className={styles.scroll} role="region" aria-label={texts.report} tabIndex={0}>
      <table className={styles.table}>
        <caption>{fill(texts.range, { from: from + 1, to: from + rows.length, total })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.work}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.wrong}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, key, action, faults }) => (
            <tr key={row} data-action={action}>
              <th scope="row">{row}</th>
              <td>
                <bdi>{key}</bdi>
              </td>
              <td>{key && actions[action]}</td>
              <td>
                <Faults texts={texts} faults={faults} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
