import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { run } from '../run.mjs';
import { endLine, tell } from '../steps.mjs';
import { readCounts, tapCounts } from './counts.mjs';

const RUNNER = join(ROOT, 'scripts/support/test/runFiles.mjs');

const isTest = (name) => /\.test\.(mjs|ts)$/.test(name);

/**
 * The test files of a folder; with `names` only those whose name contains one of these.
 * @param {string} folder
 * @param {readonly string[]} [names]
 */
export function testsOf(folder, names = []) {
  const isWanted = (file) => names.length === 0 || names.some((name) => file.includes(name));
  return readdirSync(join(ROOT, folder)).filter((file) => isTest(file) && isWanted(file));
}

/**
 * Tells of a folder's test files which have a text, such as what they need.
 * @param {string} folder
 * @param {RegExp} text
 */
export const thatHave = (folder, text) => (file) =>
  text.test(readFileSync(join(ROOT, folder, file), 'utf8'));

/**
 * Test files in the order in which they start: those that are named, in this order, then the others by their names.
 * @param {readonly string[]} files
 * @param {readonly string[]} first without what they end with
 */
export function inOrder(files, first) {
  const place = (file) => (first.includes(file) ? first.indexOf(file) : first.length);
  const nameOf = (file) => file.replace(/\.test\.\w+$/, '');
  return files.toSorted((one, other) => place(nameOf(one)) - place(nameOf(other)));
}

/**
 * Node's test runner on a folder. The files are listed, as Node 20 doesn't find TypeScript by itself. `names`: only files
 * whose name contains one of these. `isIn`: only files of this lane, which may be none. `atOnce`: how many files run at a time.
 * `first`: those that take longest, so that none is left running alone at the end.
 * `title`: the output is printed below it at the end, for a suite that runs beside others.
 * @param {string} folder
 * @param {string} report
 * @param {Record<string, string>} env
 * @param {{ names?: readonly string[], isIn?: (file: string) => boolean, atOnce?: number, first?: readonly string[], title?: string }} [how]
 */
export async function runNodeTests(folder, report, env, how = {}) {
  const { names = [], isIn = () => true, atOnce = 1, first = [], title } = how;
  const all = testsOf(folder, names);
  if (all.length === 0) throw failure(`There is no such test in ${folder}.`);
  const files = all.filter(isIn);
  if (files.length === 0) return { passed: 0, failed: 0, failures: [] };
  const said = title && `${report}.txt`;
  const paths = inOrder(files, first).map((name) => join(folder, name));
  const task = JSON.stringify({ files: paths, atOnce, report, said });
  if (!said) endLine();
  await run(process.execPath, ['--import', 'tsx', RUNNER, task], {
    env: { ...process.env, ...env },
    show: true,
  }).catch((error) => tell(error.message, console.error));
  if (said && existsSync(said)) tell(`\n${title}\n\n${readFileSync(said, 'utf8')}`);
  return readCounts(tapCounts, report);
}
