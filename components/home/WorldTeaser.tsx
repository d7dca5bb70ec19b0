import { getTranslations } from 'next-intl/server';
import { Dots } from '@/components/countries/Dots';
import type { CountryEntry } from '@/lib/pages/countries';
import { ROUTES } from '@/lib/routes';
import { SiteLink } from '../ui/SiteLink';
import styles from './WorldTeaser.module.css';

/** Where the works come from (ours); leads to the map. Renders nothing without works. */
export async function WorldTeaser({ countries }: { countries: CountryEntry[] }) {
  const t = await getTranslations('countries');
  if (countries.length === 0) return null;
  return (
    <section className={`section later ${styles.root}`} aria-labelledby="world">
      <SiteLink href={ROUTES.countries} className={`wrap ${styles.link}`}>
        <h2 id="world" className={styles.title}>
          {t('title')}
        </h2>
        <Dots codes={countries.map(({ code }) => code)} />
      </SiteLink>
    </section>
  );
}
