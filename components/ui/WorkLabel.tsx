import { useLocale, useTranslations } from 'next-intl';
import type { Album } from '@/lib/domain/album';
import { countryName } from '../ui/countryName';
import { Flag } from '../ui/Flag';
import styles from './WorkLabel.module.css';

/** A museum label: artist, title, country and age (§2: with the suffix year old). What is empty isn't shown. */
export function WorkLabel({ work }: { work: Album }) {
  const t = useTranslations('common');
  const country = countryName(work.countryCode, useLocale(), work.country);
  return (
    <span className={styles.root}>
      {work.author && (
        <span className={styles.author}>
          <bdi>{work.author}</bdi>
        </span>
      )}
      {work.name && (
        <em className={styles.title}>
          <bdi>{work.name}</bdi>
        </em>
      )}
      <span className={styles.facts}>
        {country && work.countryFlag && <Flag src={work.countryFlag} />}
        {country && <bdi>{country}</bdi>}
        {country && work.age && <span aria-hidden="true">·</span>}
        {work.age && <bdi>{t('ageSuffix', { age: work.age })}</bdi>}
      </span>
    </span>
  );
}
