'use client';

import type { Last } from '../../imports/status';
import { Filled } from '../Filled';
import type { ImportTexts } from './texts';

type Props = { texts: ImportTexts; reasons: Record<string, string>; last: Last };

/** The works that an undo has left. */
const Kept = ({ texts, reasons, last: { undone } }: Props) =>
  undone &&
  undone.kept.length > 0 && (
    <ul>
      {undone.kept.map(({ key, reason }) => (
        <li key={key}>
          <Filled
            text={texts.about}
            values={{ what: <bdi>{key}</bdi>, text: reasons[reason] ?? reason }}
          />
        </li>
      ))}
    </ul>
  );

/** The rows that could not be written; after an undo what it has left. */
export function NotDone(props: Props) {
  const { texts, last } = props;
  if (last.phase === 'undone') return <Kept {...props} />;
  if (last.failed.length === 0) return null;
  return (
    <>
      <p>{texts.failedRows}</p>
      <ul>
        {last.failed.map(({ row, key, reason }) => (
          <li key={row}>
            <Filled text={texts.failedRow} values={{ row, key: <bdi>{key}</bdi>, reason }} />
          </li>
        ))}
      </ul>
    </>
  );
}
