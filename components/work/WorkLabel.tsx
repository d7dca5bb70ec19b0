import { Flag } from '@/components/ui/Flag';
import { labelOf, type Labelled, type WorkWords } from '@/lib/domain/workWords';
import styles from './WorkLabel.module.css';

type Props = { work: Labelled; words: WorkWords };

/** §2: a museum label: artist, title, country and age; empty fields are left out. */
export function WorkLabel({ work, words }: Props) {
  const { author, countryFlag } = work;
  const { title, country, age } = labelOf(work, words);
  return (
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
}
