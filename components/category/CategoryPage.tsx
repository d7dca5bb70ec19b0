import { useLocale } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { fill } from '@/lib/i18n/fill';
import { Frame } from '@/components/ui/Frame';
import { MuseumLabel } from '@/components/ui/MuseumLabel';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { readCategory } from '@/lib/pages/category';
import type { CategoryWork } from '@/lib/state/category';
import { CategoryBrowser } from './CategoryBrowser.client';
import type { CategoryTexts } from '@/lib/i18n/texts';
import styles from './Category.module.css';

type WorkProps = {
  work: CategoryWork;
  country: string;
  texts: CategoryTexts;
  isFirst: boolean;
};

const SIZES = '(width < 64rem) 45vw, 300px';
/** The first row, on a wide screen. */
const FIRST = 2;

function Work({ work, country, texts, isFirst }: WorkProps) {
  const locale = useLocale();
  const { name, author, age, countryCode, imgUrl, width, height, color } = work;
  return (
    <figure className={styles.work}>
      <Frame>
        <Picture
          src={imgUrl}
          alt={fill(texts.alt, { title: name, author })}
          {...{ width, height, color }}
          sizes={SIZES}
          first={isFirst}
        />
      </Frame>
      <figcaption>
        <MuseumLabel
          author={author}
          title={name}
          country={country}
          flag={`/flags/${countryCode.toLowerCase()}.svg`}
          age={fill(texts.age, { age }, locale)}
        />
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
  const nameOf = (asked: string) => countries.find(({ code }) => code === asked)?.name ?? asked;
  const drawn = works.map((work, index) => [
    work.id,
    <Work
      key={work.id}
      work={work}
      country={nameOf(work.countryCode)}
      texts={texts}
      isFirst={index < FIRST}
    />,
  ]);
  return (
    <main id="main" className={`wrap ${styles.root}`}>
      <PageHead kicker={texts.kicker} title={texts.title} />
      <CategoryBrowser
        works={works}
        countries={countries}
        action={localePath(locale, ROUTES.albumsView)}
        labelIds={labelIds.join(',')}
        texts={texts}
        drawn={Object.fromEntries(drawn)}
      />
    </main>
  );
}
