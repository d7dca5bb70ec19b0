import { getTranslations } from 'next-intl/server';
import { Dots } from '@/components/countries/Dots';
import type { CountryEntry } from '@/lib/pages/countries';
import { ROUTES } from '@/lib/routes';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import { SectionHead } from '../ui/SectionHead';
import { SiteLink } from '../ui/SiteLink';
import styles from './WorldTeaser.module.css';

/** Where the works come from (ours); leads to the map. Renders nothing without works. */
export async function WorldTeaser({ countries }: { countries: CountryEntry[] }) {
  const t = await getTranslations('countries');
  if (countries.length === 0) return null;
  return (
    <section className={`section later ${styles.root}`} aria-labelledby="world">
      <div className="wrap">
        <SectionHead title={t('title')} id="world">
          <SiteLink href={ROUTES.countries} className={buttons.link}>
            {t('all')}
            <Icon name="next" className="flipX" />
          </SiteLink>
        </SectionHead>
        <Dots codes={countries.map(({ code }) => code)} />
      </div>
    </section>
  );
}
