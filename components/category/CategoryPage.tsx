import { getLocale, getMessages } from 'next-intl/server';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { useWorkWords } from '@/components/work/useWorkWords';
import { WorkLabel } from '@/components/work/WorkLabel';
import { WorkPicture } from '@/components/work/WorkPicture';
import { flagOf } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { readCategory } from '@/lib/pages/category';
import type { CategoryWork } from '@/lib/state/category';
import { CategoryBrowser } from './CategoryBrowser.client';
import styles from './Category.module.css';

type WorkProps = { work: CategoryWork; country: string; isFirst: boolean };

const SIZES = '(width < 64rem) 45vw, 300px';
/** The number of works in the first row of a wide screen. */
const FIRST = 2;

function Work({ work, country, isFirst }: WorkProps) {
  const words = useWorkWords();
  const countryFlag = flagOf(work.countryCode);
  return (
    <figure className={styles.work}>
      <WorkPicture work={{ ...work, alt: '' }} sizes={SIZES} first={isFirst} />
      <figcaption>
        <WorkLabel work={{ ...work, country, countryFlag }} words={words} />
      </figcaption>
    </figure>
  );
}

/** §2 /albumsCategoryView: a tag filter form with static demo data. */
export async function CategoryPage() {
  const locale = await getLocale();
  const [{ category: texts }, { works, countries, labelIds }] = await Promise.all([
    getMessages(),
    readCategory(locale),
  ]);
  const nameOf = (wanted: string) => countries.find(({ code }) => code === wanted)?.name ?? wanted;
  const drawn = works.map((work, index) => [
    work.id,
    <Work key={work.id} work={work} country={nameOf(work.countryCode)} isFirst={index < FIRST} />,
  ]);
  return (
    <Main className={`wrap ${styles.root}`}>
      <PageHead kicker={texts.kicker} title={texts.title} />
      <CategoryBrowser
        works={works}
        countries={countries}
        action={localePath(locale, ROUTES.albumsView)}
        labelIds={labelIds.join(',')}
        texts={texts}
        drawn={Object.fromEntries(drawn)}
      />
    </Main>
  );
}
