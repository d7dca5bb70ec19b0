import { fill } from '@/lib/i18n/fill';
import { type Count, worksByCountry, worksByYear } from '../../queries/dashboard';
import type { CmsLocale } from '../../queries/locale';
import { say, type English } from '../../words/words';
import { Panel } from './Panel';
import hidden from '../unseen.module.css';
import styles from './dashboard.module.css';

type Props = { id: string; language: string; title: English; what: English; counts: Count[] };

/** A table whose numbers are drawn too: a bar behind each, in the text's direction. */
function Bars({ id, language, title, what, counts }: Props) {
  const { format } = new Intl.NumberFormat(language);
  const most = Math.max(1, ...counts.map(({ number }) => number));
  return (
    <Panel id={id} title={say(language, title)}>
      {counts.length === 0 ? (
        <p className={styles.none}>{say(language, 'No published works yet.')}</p>
      ) : (
        <table className={styles.bars}>
          <thead className={hidden.unseen}>
            <tr>
              <th scope="col">{say(language, what)}</th>
              <th scope="col">{say(language, 'Artworks')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, number }) => (
              <tr key={name}>
                <th scope="row">{name || say(language, 'None given')}</th>
                <td>
                  <span className={styles.bar} style={{ inlineSize: `${(number / most) * 80}%` }} />
                  {format(number)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

export const ByYear = async ({ language }: { language: string }) => (
  <Bars
    id="by-year"
    {...{ language }}
    title="Works by year"
    what="Year"
    counts={await worksByYear()}
  />
);

const SHOWN_COUNTRIES = 12;

/** The countries with most works, and the others together. */
function shortened(counts: Count[], others: string): Count[] {
  if (counts.length <= SHOWN_COUNTRIES + 1) return counts;
  const rest = counts.slice(SHOWN_COUNTRIES);
  const number = rest.reduce((sum, count) => sum + count.number, 0);
  return [
    ...counts.slice(0, SHOWN_COUNTRIES),
    { name: fill(others, { count: rest.length }), number },
  ];
}

export async function ByCountry({ language, locale }: { language: string; locale: CmsLocale }) {
  const counts = await worksByCountry(locale);
  return (
    <Bars
      id="by-country"
      {...{ language }}
      title="Works by country"
      what="Country"
      counts={shortened(counts, say(language, 'Other countries ({count})'))}
    />
  );
}
