'use client';

import { directionOf } from '@/lib/i18n/locales';
import type { SearchTexts } from '@/lib/i18n/messages';
import type { Suggestion, Suggestions } from '@/lib/state/siteSearch';
import { Notes } from './Notes';
import styles from './SearchBox.module.css';
import type { useCombobox } from './useCombobox';

type Box = Pick<ReturnType<typeof useCombobox>, 'index' | 'choose' | 'optionId' | 'listId'>;

type Props = {
  groups: Suggestions['groups'];
  box: Box;
  /** The field's label. */
  labelId: string;
  heads: SearchTexts['groups'];
  /** The last option: all results. */
  everything: string;
};

type OptionProps = { at: number; box: Box };

const Option = ({ at, box, children }: React.PropsWithChildren<OptionProps>) => (
  <div
    id={box.optionId(at)}
    role="option"
    aria-selected={box.index === at}
    className={styles.option}
    onClick={() => box.choose(at)}
  >
    {children}
  </div>
);

const Words = ({ title, lang, notes }: Suggestion) => (
  <>
    <bdi {...(lang && { lang, dir: directionOf(lang) })} className={styles.title}>
      {title}
    </bdi>
    <Notes notes={notes} className={styles.note} />
  </>
);

/** The options under the field, by kind. The focus stays in the field, also when one is pressed. */
export function SuggestionList({ groups, box, labelId, heads, everything }: Props) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0),
  );
  const last = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div
      id={box.listId}
      role="listbox"
      aria-labelledby={labelId}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, items }, group) => (
        <div key={kind} role="group" aria-label={heads[kind]} className={styles.group}>
          <span aria-hidden="true" className={styles.head}>
            {heads[kind]}
          </span>
          {items.map((item, at) => (
            <Option key={item.href} at={(starts[group] ?? 0) + at} box={box}>
              <Words {...item} />
            </Option>
          ))}
        </div>
      ))}
      <Option at={last} box={box}>
        <span className={styles.title}>{everything}</span>
      </Option>
    </div>
  );
}
