'use client';

import type { WorkSheet } from '@/lib/domain/catalogue/book';
import type { Locale } from '@/lib/i18n/locales';
import { Address, type TypedAddress } from './Address';
import { Columns } from './Columns';
import { PrintedPicture } from './PrintedPicture.client';
import { Sheet } from './Sheet';
import { workId } from './workId';
import styles from './WorkSheets.module.css';

/** A title or name, and how small it is set. */
export type Sized = { text: string; size?: 'long' | 'longer' };

export type DrawnSheet = Pick<WorkSheet, 'number' | 'poured'> & {
  author: Sized;
  /** Only on a work's first sheet. `labels`: in each of the book's languages; `place`: on the year's wall, '' where it has none. */
  first?: {
    id: string;
    picture: { src: string; width: number; height: number; alt: string };
    labels: { locale: Locale; title: Sized; facts: string }[];
    place: string;
    address: TypedAddress;
  };
  /** Where an introduction goes on that has no room here. */
  readOn: React.ReactNode;
};

type Label = NonNullable<DrawnSheet['first']>['labels'][number];

const LabelWords = ({ label: { title, facts } }: { label: Label }) => (
  <>
    <p className={styles.title} data-size={title.size}>
      <em>
        <bdi>{title.text}</bdi>
      </em>
    </p>
    <p className={styles.facts}>{facts}</p>
  </>
);

const Words = ({ sheet: { author, poured, first, readOn } }: { sheet: DrawnSheet }) => (
  <div className={styles.words}>
    {first ? (
      <>
        <h2 className={styles.author} data-size={author.size}>
          <bdi>{author.text}</bdi>
        </h2>
        <Columns
          columns={first.labels.map((label) => ({
            locale: label.locale,
            children: <LabelWords label={label} />,
          }))}
        />
      </>
    ) : (
      <p className={styles.again}>
        <bdi>{author.text}</bdi>
      </p>
    )}
    {poured.length > 0 && (
      <Columns
        columns={poured.map(({ locale, lang, paragraphs }) => ({
          locale,
          lang,
          children: paragraphs.map(({ from, text }) => <p key={from}>{text}</p>),
        }))}
      />
    )}
    {first && (
      <p className={styles.where}>
        {first.place && <span>{first.place}</span>}
        <Address address={first.address} />
      </p>
    )}
    {readOn}
  </div>
);

type Props = { sheets: readonly DrawnSheet[]; foot: string };

/** An island, so that the page's data has the works and not their elements. */
export const DrawnSheets = ({ sheets, foot }: Props) =>
  sheets.map((sheet) => {
    const { number, first } = sheet;
    const id = first && workId(first.id);
    return (
      <Sheet key={number} {...{ id, foot, number }} className={first && styles.first}>
        {first && <PrintedPicture {...first.picture} />}
        <Words sheet={sheet} />
      </Sheet>
    );
  });
