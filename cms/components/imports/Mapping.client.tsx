'use client';

import { Button } from '@payloadcms/ui';
import type { Heading } from '../../imports/batches';
import type { ColumnName } from './Check.client';
import type { ImportTexts } from './texts';
import styles from './imports.module.css';

type Props = {
  texts: ImportTexts;
  columns: ColumnName[];
  headings: Heading[];
  mapping: Record<string, string>;
  isDisabled: boolean;
  change: (heading: string, key: string) => void;
  checkAgain: () => void;
};

/** A meaning for each heading; those that are not known come first. */
export function Mapping(props: Props) {
  const { texts, columns, headings, mapping, isDisabled, change, checkAgain } = props;
  const isUnknown = ({ heading, key }: Heading) => key === '' && mapping[heading] === undefined;
  const isOpen = headings.some(({ key }) => key === '');
  const first = headings.filter(({ key }) => key === '');
  const rest = headings.filter(({ key }) => key !== '');
  if (headings.length === 0) return null;
  return (
    <details className={styles.columns} open={isOpen}>
      <summary>{texts.columns}</summary>
      <p>{texts.columnsHint}</p>
      <div className={styles.fields}>
        {[...first, ...rest].map((one) => (
          <label key={one.told} className={styles.field}>
            <span>
              <bdi>{one.told}</bdi>
              {isUnknown(one) && <strong className={styles.mark}> {texts.unknown}</strong>}
            </span>
            <select
              value={mapping[one.heading] ?? one.key}
              onChange={({ target }) => change(one.heading, target.value)}
              disabled={isDisabled}
            >
              <option value="">{texts.leftOut}</option>
              {columns.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles.buttons}>
        <Button buttonStyle="secondary" onClick={checkAgain} disabled={isDisabled}>
          {texts.checkAgain}
        </Button>
      </p>
    </details>
  );
}
