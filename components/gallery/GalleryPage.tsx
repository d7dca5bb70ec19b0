import { getLocale, getMessages } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { absentAnswer } from '@/components/errors/absentPage';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { keepTexts } from '@/components/shelf/keepTexts';
import { labelsOfAll } from '@/lib/domain/years';
import { commaList } from '@/lib/i18n/intl';
import { localePath } from '@/lib/i18n/localePath';
import {
  galleryPath,
  isKeywordEmpty,
  isRecommended,
  readGalleryQuery,
} from '@/lib/state/galleryQuery';
import {
  countriesFor,
  galleryList,
  isMissing,
  startOf,
  unnamedLabels,
  yearOf,
} from '@/lib/pages/gallery';
import { readYears } from '@/lib/pages/search';
import { Gallery } from './Gallery.client';
import { GalleryProvider } from './GalleryContext.client';
import styles from './Gallery.module.css';
import { WithoutScript } from './WithoutScript.client';

type Props = { params: URLSearchParams };

/** §2 /albumsView, for any query. Throws net.error, so that the cached page stays. */
export async function GalleryPage({ params }: Props) {
  const locale = await getLocale();
  const query = readGalleryQuery(params);
  const [messages, list, countries, unnamed, year, years] = await Promise.all([
    getMessages(),
    galleryList(params, locale),
    countriesFor(query.search.country, locale),
    unnamedLabels(query, locale),
    yearOf(query, locale),
    readYears(locale),
  ]);
  if (await isMissing(params, list, locale)) return absentAnswer();
  // Fewer works are found than when the address was made.
  if (list.total > 0 && startOf(query.page) >= list.total)
    redirect(localePath(locale, galleryPath({ ...query, page: 1 })));

  const { gallery: texts, pages: pagesTexts, work } = messages;
  const { common, viewer, comments, artwork, aloud } = messages;
  const { total } = list;
  const viewerTexts = { common, viewer, comments, artwork, aloud };
  const words = { ...work, locale, countries };
  return (
    <Main data-theme="night" data-year={year?.year} className={styles.root}>
      <GalleryProvider
        value={{
          locale,
          texts,
          viewerTexts,
          words,
          countries,
          keepTexts: keepTexts(messages.shelf),
          allYears: year || isRecommended(query) ? labelsOfAll(years) : [],
        }}
      >
        <Gallery serverQuery={params.toString()} beginning={{ query, list, unnamed }}>
          {year && <Kicker>{commaList(locale, [year.year, year.edition])}</Kicker>}
          <h1 className={styles.title}>{texts.title}</h1>
        </Gallery>
        <WithoutScript {...{ query, total, pagesTexts }} isKeywordEmpty={isKeywordEmpty(params)} />
      </GalleryProvider>
    </Main>
  );
}
