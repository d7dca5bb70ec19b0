import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload, type Payload } from 'payload';
import { DATA_DIR } from '../env';
import { csvLine } from '../exchange/columns';
import { isError, SheetFault, textOf, type Fault } from '../exchange/faults';
import { KEYS, type Mapping } from '../exchange/heads';
import { hurry } from '../exchange/hurry';
import { askToStop, forgetStop, readState, writeState } from '../exchange/journal';
import { takeLock } from '../exchange/lock';
import { whyStopped } from '../exchange/ofTheWhole';
import {
  checkImport,
  runImport,
  type Progress,
  type Source,
  type Tellers,
} from '../exchange/runImport';
import { undoImport } from '../exchange/undoImport';
import config from '../payload.config';

/** `node scripts/cmsJob.mjs importWorks.ts FOLDER [--dry-run] [--sheet NAME] [--map "HEADING=KEY"]…` or `--undo`. */

const REPORT = join(DATA_DIR, 'import-report.csv');
const MOST_TOLD = 40;
const TELL_MS = 2000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const number = (value: number) => value.toLocaleString('en');

function duration(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

function readWords() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
    },
  });
  return { ...values, folder: positionals[0] ?? '' };
}

function toMapping(pairs: readonly string[]): Mapping {
  const entries = pairs.map((pair) => {
    const at = pair.lastIndexOf('=');
    const [heading, key] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || (key && !KEYS.includes(key))) {
      throw new Error(`--map "HEADING=KEY": ${pair}. Keys are: ${KEYS.join(', ')}`);
    }
    return [heading, key] as const;
  });
  return Object.fromEntries(entries);
}

/** The folder's only sheet, unless it is named. */
async function findSheet(folder: string, named: string | undefined): Promise<string> {
  if (named) return named;
  const names = (await readdir(folder)).filter((name) => /^[^.~].*\.(?:csv|xlsx?)$/i.test(name));
  const [sheet, ...more] = names;
  if (!sheet) throw new Error(`there is no CSV or XLSX file in ${folder}`);
  if (more.length > 0) throw new Error(`which sheet? --sheet NAME: ${names.join(', ')}`);
  return sheet;
}

const lineOf = ({ row, column, ...fault }: Fault) =>
  `  row ${row}${column && `, ${column}`}: ${textOf(fault)}${isError(fault) ? '' : ' (told only)'}`;

/** All rows go into a file; the first faults are printed. */
async function reporter() {
  const file = await open(REPORT, 'w', 0o600);
  await file.appendFile(`\ufeff${csvLine(['Row', 'Work', 'What', 'Column', 'Fault'])}`);
  let told = 0;
  const onRow: Tellers['onRow'] = async ({ row, key, action, faults }) => {
    const lines = faults.length > 0 ? faults : [{ row, column: '', code: null, value: '' }];
    const text = lines
      .map(({ column, code, value }) =>
        csvLine([row, key, action, column, code ? textOf({ code, value }) : '']),
      )
      .join('');
    for (const fault of faults) {
      if (told < MOST_TOLD) say(lineOf(fault));
      if (told === MOST_TOLD) say(`  … the rest is in ${REPORT}`);
      told += 1;
    }
    await file.appendFile(text);
  };
  return { onRow, end: () => file.close() };
}

/** A line every two seconds. */
function teller(what: string) {
  let toldAt = Date.now();
  return ({ done, total, secondsLeft }: Progress) => {
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    const of = total ? ` of ${number(total)}` : '';
    const left = secondsLeft ? `, ${duration(secondsLeft)} left` : '';
    say(`  ${what} ${number(done)}${of} rows${left}`);
  };
}

/** Ctrl-C ends the import after the rows that are being written. */
function stopOnSignal(payload: Payload) {
  const stop = async () => {
    const state = await readState(payload);
    if (state) await askToStop(payload, state.id);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

async function importFolder(payload: Payload, source: Source, isDryRun: boolean) {
  say(`Sheet: ${join(source.folder, source.sheet)}`);
  const report = await reporter();
  const onProgress = teller('looked at');
  const checked = await checkImport(payload, source, { onRow: report.onRow, onProgress }).finally(
    report.end,
  );
  const { made, changed, same, skipped } = checked.counts;
  say(
    `${number(checked.total)} rows: ${number(made)} to make, ${number(changed)} to change, ${number(same)} are there already, ${number(skipped)} left out`,
  );
  say(`Report of all rows: ${REPORT}`);
  if (isDryRun) return say('Nothing was written (--dry-run).');
  stopOnSignal(payload);
  let failed = 0;
  const startedAt = Date.now();
  const state = await runImport(
    payload,
    { source, report: checked },
    {
      onProgress: teller('imported'),
      onRow: ({ faults }) => {
        for (const fault of faults.filter(({ code }) => code === 'notWritten')) {
          failed += 1;
          if (failed <= MOST_TOLD) say(lineOf(fault));
        }
      },
    },
  );
  await forgetStop(payload);
  const { counts } = state;
  const took = duration(Math.round((Date.now() - startedAt) / 1000));
  say(
    `${state.state === 'stopped' ? 'Stopped' : 'Done'} in ${took}: ${number(counts.made)} made, ${number(counts.changed)} changed, ${number(counts.same)} were there already, ${number(counts.skipped)} left out`,
  );
  if (state.state === 'stopped') say('The same command goes on; --undo takes it back.');
  if (state.state === 'stopped' || counts.skipped > 0) process.exitCode = 1;
}

/** What an editor began to undo on the screen, a command goes on with: the log doesn't name them. */
async function takeOver(payload: Payload) {
  const state = await readState(payload);
  if (!state?.undoneBy) return;
  await writeState(payload, { ...state, undoer: undefined, undoneBy: undefined });
}

async function undo(payload: Payload) {
  await takeOver(payload);
  const startedAt = Date.now();
  let toldAt = startedAt;
  const undone = await undoImport(payload, ({ done, total }) => {
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    const left = ((Date.now() - startedAt) / done) * (total - done);
    say(
      `  undone ${number(done)} of ${number(total)} parts, ${duration(Math.round(left / 1000))} left`,
    );
  });
  if (!undone) return say('There is no import to undo.');
  const { deleted, restored, kept, keptCount } = undone;
  say(
    `Undone: ${number(deleted)} deleted, ${number(restored)} as before, ${number(keptCount)} kept`,
  );
  for (const { key, reason } of kept.slice(0, MOST_TOLD)) say(`  kept ${key}: ${reason}`);
}

async function main() {
  const words = readWords();
  const payload = await getPayload({ config });
  await hurry(payload);
  const release = await takeLock(payload.db);
  if (!release) throw new Error('another import is running');
  // One that was killed may have left it.
  await forgetStop(payload);
  if (words.undo) return undo(payload);
  const { folder } = words;
  const source = {
    folder,
    sheet: await findSheet(folder, words.sheet),
    mapping: toMapping(words.map),
  };
  await importFolder(payload, source, words['dry-run']);
}

try {
  await main();
  process.exit();
} catch (error) {
  const reason = whyStopped(error);
  const isOfSheet = error instanceof SheetFault;
  process.stderr.write(`${isOfSheet ? `Row ${error.row}` : 'Not imported'}: ${reason}\n`);
  process.exit(1);
}
