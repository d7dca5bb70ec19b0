import { getLocale, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/SiteLink';
import type { CountryEntry } from '@/lib/pages/countries';
import { placeOf, SHADES, shadeOf, WORLD } from '@/lib/domain/worldMap';
import { countryPath } from '@/lib/routes';
import styles from './WorldMap.module.css';

const shadeStyle = (shade: number) => ({ '--shade': shade }) as React.CSSProperties;

type CountryProps = { country: CountryEntry; works: string };

function Country({ country: { code, name, total }, works }: CountryProps) {
  const place = placeOf(code);
  if (!place) return null;
  const { x, y, small, outline } = place;
  const dot = `M${x} ${y}h0`;
  return (
    <SiteLink
      href={countryPath(code)}
      className={styles.country}
      style={shadeStyle(shadeOf(total))}
    >
      <title>{`${name} · ${works}`}</title>
      {outline && <path d={outline} />}
      {(small || !outline) && (
        <>
          <path d={dot} className={styles.dot} />
          <path d={dot} className={styles.finger} />
        </>
      )}
    </SiteLink>
  );
}

/**
 * The countries that have works, darker the more there are; each is a link. The list below it has the same links, and those that
 * the map lacks.
 */
export async function WorldMap({
  countries,
  listId,
}: {
  countries: CountryEntry[];
  listId: string;
}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('countries')]);
  const number = new Intl.NumberFormat(locale);
  const span = (from: number, next = 0) =>
    next ? `${number.format(from)}–${number.format(next - 1)}` : `${number.format(from)}+`;
  return (
    <section aria-label={t('map')} className={`noPrint ${styles.root}`}>
      <a href={`#${listId}`} className="skip">
        {t('skipMap')}
      </a>
      <div className={styles.scroller}>
        <div className={styles.world}>
          <svg viewBox={`0 0 ${WORLD.width} ${WORLD.height}`} role="group" aria-label={t('map')}>
            {countries.map((country) => (
              <Country
                key={country.code}
                country={country}
                works={t('count', { total: country.total })}
              />
            ))}
          </svg>
        </div>
      </div>
      <div className={styles.legend}>
        <span id="shades">{t('shades')}</span>
        <ul role="list" aria-labelledby="shades">
          {SHADES.map((least, shade) => (
            <li key={least} style={shadeStyle(shade)}>
              <span dir="ltr">{span(least, SHADES[shade + 1])}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
