import type { EditorialKind } from '@/lib/contract/editorial';
import { fill } from '@/lib/i18n/fill';
import { faultCounts, type KindFaults } from '../../services/faultCounts';
import { say, type English } from '../../words/words';
import { Panel } from './Panel';
import { ScrollTable } from './ScrollTable';
import styles from './dashboard.module.css';

const KINDS: Readonly<Record<EditorialKind, English>> = {
  news: 'News',
  years: 'Years',
  albums: 'Artworks',
  videos: 'Videos',
  lives: 'Live videos',
  menus: 'Menu',
  footer: 'Footer',
  pages: 'Page titles',
};

const PROBLEMS: Readonly<Record<KindFaults['problems'][number]['problem'], English>> = {
  image: 'No picture',
  alt: 'Picture without description',
  translation: 'Translation missing',
  description: 'No lead or summary',
};

type RowProps = { language: string; faults: KindFaults };

function Row({ language, faults: { kind, total, faulty, problems } }: RowProps) {
  const { format } = new Intl.NumberFormat(language);
  return (
    <tr>
      <th scope="row">
        <a href={`/api/check?kind=${kind}`} target="_blank" rel="noopener">
          {say(language, KINDS[kind])}
        </a>
      </th>
      <td>{format(total)}</td>
      <td data-fault={faulty > 0 || undefined}>{format(faulty)}</td>
      <td className={styles.problems}>
        {problems.map(({ problem, items }) => (
          <a
            key={problem}
            href={`/api/check?kind=${kind}&problem=${problem}`}
            target="_blank"
            rel="noopener"
          >
            {fill(say(language, '{what}: {text}'), {
              what: say(language, PROBLEMS[problem]),
              text: format(items),
            })}
          </a>
        ))}
      </td>
    </tr>
  );
}

/** The website's check page in short, with links into it. */
export async function CheckCounts({ language }: { language: string }) {
  const counts = await faultCounts();
  return (
    <Panel
      id="check-counts"
      title={say(language, 'Check what visitors get')}
      note={say(
        language,
        'Problems of the 50 items of each kind that were changed last. The check page itself looks at all, and at their links.',
      )}
    >
      <ScrollTable labelledBy="check-counts">
        <table className={styles.table}>
          <thead>
            <tr>
              {(['Kind', 'Published', 'With problems', 'Problems'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(language, head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.map((faults) => (
              <Row key={faults.kind} {...{ language, faults }} />
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Panel>
  );
}
