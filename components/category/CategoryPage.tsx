import { useLocale } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import { fill } from '@/lib/i18n/fill';
import { countryName } from '@/components/ui/countryName';
import { Frame } from '@/components/ui/Frame';
import { MuseumLabel } from '@/components/ui/MuseumLabel';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { categoryWorks } from '@/lib/content/categoryWorks';
import { shownAge, shownName } from '@/lib/content/minors';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { getWebContent } from '@/lib/services/webContent';
import type { CategoryWork } from '@/lib/state/category';
import { CategoryBrowser } from './CategoryBrowser.client';
import type { CategoryTexts } from './texts';
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
  const [{ category: texts }, years] = await Promise.all([
    getMessages(),
    getWebContent('years', locale),
  ]);
  const { minors } = env();
  const works = categoryWorks(locale).map((work) => ({
    ...work,
    author: shownName(work.author, minors),
    age: shownAge(work.age, minors),
  }));
  const { compare } = new Intl.Collator(locale);
  const countries = [...new Set(works.map(({ countryCode }) => countryCode))]
    .map((code) => ({ code, name: countryName(code, locale, code) }))
    .sort((a, b) => compare(a.name, b.name));
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
        labelIds={years
          .map(({ year }) => year)
          .sort()
          .join(',')}
        texts={texts}
        drawn={Object.fromEntries(drawn)}
      />
    </main>
  );
}
