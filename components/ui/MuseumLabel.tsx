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
          {country && flag && <Flag src={flag} />}
          {country && <bdi>{country}</bdi>}
          {country && age && <span aria-hidden="true">·</span>}
          {age && <bdi>{age}</bdi>}
        </span>
      )}
    </span>
  );
}
