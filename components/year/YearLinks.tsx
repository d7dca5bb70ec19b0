import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Neighbours } from '@/components/ui/Neighbours';
import { SiteLink } from '@/components/ui/SiteLink';
import { yearPath } from '@/lib/routes';
import styles from './YearLinks.module.css';

type Props = { neighbours: { previous?: string; next?: string } };

/** Links to the previous and next year. */
export function YearLinks({ neighbours: { previous, next } }: Props) {
  const t = useTranslations('year.links');
  const link = (year: string, icon: 'previous' | 'next') => (
    <SiteLink
      href={yearPath(year)}
      className={icon === 'next' ? `${styles.link} ${styles.next}` : styles.link}
    >
      <Icon name={icon} className="flipX" />
      <span className={styles.words}>
        {t(icon)} <b className={styles.year}>{year}</b>
      </span>
    </SiteLink>
  );
  return (
    <Neighbours
      label={t('title')}
      previous={previous && link(previous, 'previous')}
      next={next && link(next, 'next')}
    />
  );
}
