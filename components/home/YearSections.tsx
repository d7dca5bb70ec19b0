import { useTranslations } from 'next-intl';
import { oldestFirst, type YearSummary } from '@/lib/domain/years';
import { SectionHead } from '../ui/SectionHead';
import { YearPanel } from './YearPanel';
import styles from './YearSections.module.css';
import { YearTabs } from './YearTabs.client';

/** §1: 2020 to 2024, of which the words above the title speak. */
const NAMED_YEARS = 5;

/** §2 Home: the years 2020 to 2024 and those after them, oldest first. */
export function YearSections({ years }: { years: YearSummary[] }) {
  const t = useTranslations('home.years');
  if (years.length === 0) return null;
  const sorted = oldestFirst(years);
  return (
    <section id="years" className={`section later ${styles.root}`} aria-labelledby="yearsTitle">
      <div className="wrap">
        <SectionHead
          title={t('title')}
          id="yearsTitle"
          kicker={t(years.length === NAMED_YEARS ? 'kicker' : 'kickerOfMore')}
        />
        <YearTabs
          label={t('tabs')}
          years={sorted.map(({ year }) => year)}
          panels={sorted.map((year) => (
            <YearPanel key={year.year} summary={year} />
          ))}
        />
      </div>
    </section>
  );
}
