import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Flag } from '@/components/ui/Flag';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { Pages } from '@/components/ui/Pages';
import { SiteLink } from '@/components/ui/SiteLink';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath, countryPath, ROUTES } from '@/lib/routes';
import type { CountryWorks } from '@/lib/pages/countries';
import styles from './Country.module.css';

type Props = { country: CountryWorks };

const SIZES = '(width < 42rem) 88vw, (width < 64rem) 44vw, 22rem';

function Work({ work, first }: { work: Album; first: boolean }) {
  const words = useWorkWords();
  return (
    <li>
      <SiteLink href={artworkPath(work.id)} className={styles.link}>
        <WorkPicture {...{ work, first }} sizes={SIZES} moves={work.id} />
        <WorkLabel {...{ work, words }} />
      </SiteLink>
    </li>
  );
}

/** The works of one country, on the wall. */
export async function Country({ country }: Props) {
  const [locale, t, messages] = await Promise.all([
    getLocale(),
    getTranslations('countries'),
    getMessages(),
  ]);
  const { code, name, flag, total, works, page, pages } = country;
  const words = { label: t('pages'), previous: t('previous'), next: t('next') };
  const texts = { ...messages.pages, ...words };
  const hrefOf = (other: number) => localePath(locale, countryPath(code, other));
  return (
    <Main className={`wrap ${styles.root}`}>
      <header className={styles.head}>
        <Kicker>
          <SiteLink href={ROUTES.countries} className={styles.all}>
            {t('all')}
          </SiteLink>
        </Kicker>
        <h1 className={styles.title}>
          {flag && <Flag src={flag} />} <bdi>{name}</bdi>
        </h1>
        <p className={styles.count}>{t('count', { total })}</p>
      </header>
      <ul role="list" aria-label={t('works', { country: name })} className={styles.list}>
        {works.map((work, index) => (
          <Work key={work.id} work={work} first={index === 0} />
        ))}
      </ul>
      <Pages {...{ page, pages, texts, hrefOf }} className={styles.pages} />
    </Main>
  );
}
