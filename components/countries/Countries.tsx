import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/Empty';
import { Flag } from '@/components/ui/Flag';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import type { PageWords } from '@/lib/discovery/metadata/pageWords';
import { countryPath } from '@/lib/routes';
import type { CountryEntry } from '@/lib/pages/countries';
import styles from './Countries.module.css';
import { WorldMap } from './WorldMap';

const LIST_ID = 'countries';

type Props = { words: PageWords; countries: CountryEntry[] };

/** All countries with works, on a map and as a list. */
export async function Countries({ words, countries }: Props) {
  const t = await getTranslations('countries');
  const tGallery = await getTranslations('gallery');
  return (
    <Main className={`wrap ${styles.root}`}>
      <PageHead kicker={t('kicker')} title={words.title}>
        <p className={styles.lead}>{words.description}</p>
      </PageHead>
      {countries.length === 0 ? (
        <Empty title={tGallery('empty.title')} />
      ) : (
        <>
          <WorldMap countries={countries} listId={LIST_ID} />
          <ul role="list" id={LIST_ID} tabIndex={-1} aria-label={t('list')} className={styles.list}>
            {countries.map(({ code, name, flag, total }) => (
              <li key={code}>
                <SiteLink href={countryPath(code)} className={styles.link}>
                  {flag && <Flag src={flag} />}
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.count}>{t('count', { total })}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Main>
  );
}
