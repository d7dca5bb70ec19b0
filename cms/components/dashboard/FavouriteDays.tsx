import { fill } from '@/lib/i18n/fill';
import { favouritesByDay } from '../../queries/dashboard';
import { say } from '../../words/words';
import { Panel } from './Panel';
import styles from './dashboard.module.css';

const DAYS = 30;
const HEIGHT = 80;
const STEP = 10;

/** Favourites of the last days as columns, oldest first, with the same numbers as a table. */
export async function FavouriteDays({ language }: { language: string }) {
  const days = await favouritesByDay(DAYS);
  const { format } = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const nameOf = (day: string) => date.format(new Date(day));
  const about = (what: string, number: number) =>
    fill(say(language, '{what}: {text}'), { what, text: format(number) });
  const most = Math.max(1, ...days.map(({ number }) => number));
  const total = days.reduce((sum, { number }) => sum + number, 0);
  const title = say(language, 'Favourites by day');
  return (
    <Panel id="by-day" title={title} note={say(language, 'The last 30 days, in UTC.')}>
      <p className={styles.number}>{format(total)}</p>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${DAYS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={about(title, total)}
      >
        {days.map(({ name, number }, index) => {
          const height = number === 0 ? 1 : Math.max(3, (number / most) * HEIGHT);
          return (
            <rect
              key={name}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              data-none={number === 0 || undefined}
            >
              <title>{about(nameOf(name), number)}</title>
            </rect>
          );
        })}
      </svg>
      <details>
        <summary>{say(language, 'As a table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(language, 'Day')}</th>
              <th scope="col">{say(language, 'Favourites')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ name, number }) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                <td>{format(number)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
