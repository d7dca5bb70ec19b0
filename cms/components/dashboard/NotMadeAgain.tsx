import type { BasePayload } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { allJobs } from '../../certificates/jobs';
import { notMadeAgain } from '../../certificates/notMadeAgain';
import { reasonTexts } from '../../certificates/texts';
import type { CmsLocale } from '../../queries/locale';
import { say } from '../../words/words';
import { Panel } from './Panel';
import { ScrollTable } from './ScrollTable';
import styles from './dashboard.module.css';

type Props = { language: string; locale: CmsLocale; payload: BasePayload };

/** Of more, the newest. */
const MOST_SHOWN = 10;

/** Nobody looks on when a save takes certificates away: here stands what could not be made again, unless the work was deleted. */
export async function NotMadeAgain({ language, locale, payload }: Props) {
  const shown = notMadeAgain(await allJobs(payload))
    .slice(-MOST_SHOWN)
    .reverse();
  if (shown.length === 0) return null;
  const reasons = reasonTexts(language);
  const { docs } = await payload.find({
    collection: 'albums',
    where: { id: { in: shown.map(({ work }) => work) } },
    locale,
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  const titles = new Map(docs.map(({ id, name }) => [id, name]));
  const there = shown.filter(({ work }) => titles.has(work));
  if (there.length === 0) return null;
  return (
    <Panel
      id="not-made-again"
      title={say(language, 'Certificates that were not made again')}
      note={say(
        language,
        'These works were changed, which took away their certificates. Put right what is said here, then make them again.',
      )}
    >
      <ScrollTable labelledBy="not-made-again">
        <table className={styles.table}>
          <tbody>
            {there.map(({ work, reason, detail }) => (
              <tr key={work}>
                <th scope="row">
                  <a href={`/admin/collections/albums/${work}`} dir="auto">
                    {titles.get(work) || work}
                  </a>
                </th>
                <td>{fill(reasons[reason], { detail })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Panel>
  );
}
