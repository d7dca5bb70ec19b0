import { directionOf, type Locale } from '@/lib/i18n/locales';
import styles from './Columns.module.css';

/** `lang`: of a text that is in another language than its column. */
type Column = { locale: Locale; lang?: string; children: React.ReactNode };

/** Each language in a column of its own, in its own direction. */
export const Columns = ({ columns }: { columns: readonly Column[] }) => (
  <div className={styles.root} data-columns={columns.length}>
    {columns.map(({ locale, lang = locale, children }) => (
      <div key={locale} lang={lang} dir={directionOf(lang)} className={styles.column}>
        {children}
      </div>
    ))}
  </div>
);
