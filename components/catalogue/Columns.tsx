import { directionOf, type Locale } from '@/lib/i18n/locales';
import styles from './Columns.module.css';

type Column = { locale: Locale; children: React.ReactNode };

/** Each language in a column of its own, in its own direction. */
export const Columns = ({ columns }: { columns: readonly Column[] }) => (
  <div className={styles.root} data-columns={columns.length}>
    {columns.map(({ locale, children }) => (
      <div key={locale} lang={locale} dir={directionOf(locale)} className={styles.column}>
        {children}
      </div>
    ))}
  </div>
);
