import { Flag } from './Flag';
import styles from './MuseumLabel.module.css';

type Props = { author: string; title: string; country: string; flag: string; age: string };

/** A museum label: artist, title, country and age (§2: with the suffix year old). What is empty isn't shown. */
export function MuseumLabel({ author, title, country, flag, age }: Props) {
  return (
    <span className={styles.root}>
      {author && (
        <span className={styles.author}>
          <bdi>{author}</bdi>
        </span>
      )}
      {title && (
        <em className={styles.title}>
          <bdi>{title}</bdi>
        </em>
      )}
      {(country || age) && (
        <span className={styles.facts}>
          <span className={styles.line}>
            {country && (
              <span className={styles.fact}>
                {flag && <Flag src={flag} />}
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
