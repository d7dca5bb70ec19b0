import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { VIEWS, wholeListPath, type GalleryQuery } from '@/lib/state/galleryQuery';
import { CountryList } from './CountryList';
import { useGalleryContext } from './GalleryContext.client';
import { SearchFields } from './SearchFields';
import fields from '../ui/fields.module.css';
import styles from './Gallery.module.css';

type Props = { query: GalleryQuery; isKeywordEmpty: boolean };

/** The search without a script: the same fields, sent as a query. */
export function PlainSearch({ query, isKeywordEmpty }: Props) {
  const { locale, texts, countries } = useGalleryContext();
  const { labelIds, view, search, order } = query;
  return (
    <form action={localePath(locale, ROUTES.albumsView)} className={`wrap ${styles.plain}`}>
      <h2 id="find-form" className={styles.plainTitle}>
        {texts.search.title}
      </h2>
      {labelIds.length > 0 && <input type="hidden" name="labelIds" value={labelIds.join(',')} />}
      {view !== VIEWS[0] && <input type="hidden" name="view" value={view} />}
      {order === 'latest' && <input type="hidden" name="featured" value={order} />}
      {order === 'rainbow' && <input type="hidden" name="order" value={order} />}
      <SearchFields
        id="plain"
        texts={texts.search}
        colours={texts.colours}
        search={search}
        error={isKeywordEmpty ? texts.search.emptyKeyword : ''}
      >
        <fieldset className={fields.field}>
          <legend>{texts.search.country}</legend>
          <CountryList countries={countries} isChosen={(code) => search.country.includes(code)} />
        </fieldset>
      </SearchFields>
      <p>
        <a href={localePath(locale, wholeListPath(query))} data-tone="quiet" className="button">
          {texts.search.refresh}
        </a>{' '}
        <button type="submit" className="button">
          {texts.search.submit}
        </button>
      </p>
    </form>
  );
}
