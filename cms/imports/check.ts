import type { Payload } from 'payload';
import { oneForAll } from '@/lib/oneForAll.mjs';
import { reasonOf } from '@/lib/reason';
import { isDraining } from '../http/draining';
import { SheetFault } from '../exchange/faults';
import { checkImport, type Source } from '../exchange/runImport';
import { logFailure } from '../services/log';
import { changeBatch, unchecked, type Batch, type Heading } from './batches';
import { ImportFault } from './faults';
import { reportWriter, short } from './report';
import { filesOf } from './uploads';

/** Sheets that one process looks at at the same time. */
const MOST_AT_ONCE = 2;
/** That can be mapped by hand. */
export const MOST_HEADINGS = 200;
const SAVE_EVERY_MS = 1000;

const checking = oneForAll('checksOfImports', () => new Set<string>());

class Over extends Error {}

export const sourceOf = ({ id, sheet, mapping }: Batch): Source => ({
  folder: filesOf(id),
  sheet,
  mapping,
});

type Editor = number | string;

async function look(payload: Payload, editor: Editor, batch: Batch): Promise<Partial<Batch>> {
  const report = await reportWriter(batch.id);
  const headings: Heading[] = [];
  let savedAt = Date.now();
  const found = () => ({ phase: 'checked', headings, rows: report.rows }) as const;
  try {
    const checked = await checkImport(payload, sourceOf(batch), {
      onHeads: (heads) => {
        headings.push(
          ...heads.slice(0, MOST_HEADINGS).map(({ told, heading, column }) => ({
            ...{ told: short(told), heading: short(heading), key: column?.key ?? '' },
          })),
        );
      },
      onRow: report.write,
      onProgress: async ({ done }) => {
        if (Date.now() - savedAt < SAVE_EVERY_MS) return;
        savedAt = Date.now();
        // The editor may have begun anew.
        const isLeft = !(await changeBatch(payload, editor, batch, { done }, 'checking'));
        if (isLeft || isDraining()) throw new Over();
      },
    });
    return { ...found(), report: checked };
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    const { row, code, value } = error;
    return { ...found(), fault: { row, code, value } };
  } finally {
    await report.end();
  }
}

/** Begins to look at the batch's sheet; what it finds is written into the batch. */
export async function startCheck(payload: Payload, editor: Editor, batch: Batch): Promise<void> {
  if (checking.has(batch.id) || checking.size >= MOST_AT_ONCE) throw new ImportFault('tooBusy');
  checking.add(batch.id);
  const startedAt = performance.now();
  const work = async () => {
    const changes = await look(payload, editor, batch).catch((error: unknown): Partial<Batch> => {
      if (error instanceof Over) return unchecked();
      logFailure({ path: 'imports check', token: 'request.failed', startedAt, error });
      return { ...unchecked(), error: reasonOf(error) };
    });
    await changeBatch(payload, editor, batch, changes, 'checking');
  };
  try {
    const { sheet, mapping } = batch;
    const begun = { ...unchecked(), sheet, mapping, phase: 'checking' } as const;
    await changeBatch(payload, editor, batch, begun);
  } catch (error) {
    checking.delete(batch.id);
    throw error;
  }
  void work()
    .catch((error: unknown) =>
      logFailure({ path: 'imports check', token: 'request.failed', startedAt, error }),
    )
    .finally(() => checking.delete(batch.id));
}
