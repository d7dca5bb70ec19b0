import { useTranslations } from 'next-intl';
import styles from './Sheet.module.css';

type Props = {
  id?: string;
  year: string;
  /** The cover has none. */
  number?: number;
  className?: string;
  children: React.ReactNode;
};

/** One page of the book; on paper exactly one, however much it holds. */
export function Sheet({ id, year, number, className = '', children }: Props) {
  const t = useTranslations('common');
  return (
    <section id={id} className={`${styles.root} ${className}`}>
      {children}
      {number && (
        <p className={styles.foot}>
          <span>
            {t('siteName')} · {year}
          </span>
          <span>{number}</span>
        </p>
      )}
    </section>
  );
}
