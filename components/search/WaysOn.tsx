import { getLocale, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/SiteLink';
import { readYears } from '@/lib/pages/search';
import { ROUTES, yearPath } from '@/lib/routes';
import styles from './Search.module.css';

/** Where to look without a word to look for. */
export async function WaysOn() {
  const locale = await getLocale();
  const [t, tCountries, tGallery, years] = await Promise.all([
    getTranslations('search'),
    getTranslations('countries'),
    getTranslations('gallery.search'),
    readYears(locale),
  ]);
  const ways = [
    { path: ROUTES.albumsView, name: tGallery('open') },
    { path: ROUTES.countries, name: tCountries('title') },
    ...years.map(({ year }) => ({ path: yearPath(year), name: t('years', { year }) })),
  ];
  return (
    <nav aria-labelledby="ways" className={styles.ways}>
      <h2 id="ways" className={styles.groupTitle}>
        {t('around')}
      </h2>
      <ul role="list" className={styles.wayList}>
        {ways.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path} className="arrowLink">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
