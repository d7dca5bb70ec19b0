'use client';

import type { IndexSheet } from '@/lib/domain/catalogue/book';
import type { IndexRow } from '@/lib/domain/catalogue/catalogueIndex';
import { fill } from '@/lib/i18n/fill';
import { Sheet } from './Sheet';
import { workId } from './workId';
import styles from './IndexSheets.module.css';

function Row({ row }: { row: IndexRow }) {
  if ('head' in row) {
    return (
      <li className={styles.head}>
        <bdi>{row.head}</bdi>
      </li>
    );
  }
  const { text, more, id, number } = row;
  return (
    <li className={styles.row}>
      <a href={`#${workId(id)}`} className={styles.link}>
        <span className={styles.words}>
          <bdi>{text}</bdi>
          {more && (
            <span className={styles.more}>
              {' · '}
              <bdi>{more}</bdi>
            </span>
          )}
        </span>
        <span>{number}</span>
      </a>
    </li>
  );
}

type Props = {
  id: string;
  title: string;
  /** The title of each sheet after the first, with a gap for that of the first. */
  continued: string;
  sheets: readonly IndexSheet[];
  foot: string;
};

/**
 * Rows of one height, so that a sheet surely holds what the server counted for it. An island, so that the page's data has the
 * rows and not their elements.
 */
export const IndexSheets = ({ id, title, continued, sheets, foot }: Props) =>
  sheets.map(({ number, isFirst, columns }) => (
    <Sheet key={number} id={isFirst ? id : undefined} {...{ foot, number }}>
      <h2 className={styles.title}>{isFirst ? title : fill(continued, { index: title })}</h2>
      <div className={styles.columns}>
        {columns.map((rows, column) => (
          <ul key={column} role="list" className={styles.column}>
            {rows.map((row, at) => (
              <Row key={at} row={row} />
            ))}
          </ul>
        ))}
      </div>
    </Sheet>
  ));
