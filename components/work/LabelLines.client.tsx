'use client';

import { Flag } from '@/components/ui/Flag';
import styles from './WorkLabel.module.css';

type Props = { author: string; title: string; country: string; age: string; countryFlag: string };

/** Pages have many labels: as an island, each is one line of the page's data. */
export const LabelLines = ({ author, title, country, age, countryFlag }: Props) => (
  <span className={styles.root}>
    {author && (
      <span className={styles.author}>
        <bdi>{author}</bdi>
      </span>
    )}
    <em className={styles.title}>
      <bdi>{title}</bdi>
    </em>
    {(country || age) && (
      <span className={styles.facts}>
        <span className={styles.line}>
          {country && (
            <span className={styles.fact}>
              {countryFlag && <Flag src={countryFlag} />}
              <bdi>{country}</bdi>
            </span>
          )}
          {age && (
            <span className={styles.fact}>
              {country && <span aria-hidden="true">·</span>}
              <bdi>{age}</bdi>
            </span>
          )}
        </span>
      </span>
    )}
  </span>
);
