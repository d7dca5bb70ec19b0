import { failure } from '../../scripts/support/failure.mjs';
import { splitBase, startRevision } from './revision.mjs';
import { tellTable } from './rows.mjs';
import { withExhibition } from './withExhibition.mjs';

/**
 * Measures the parts that the command's words name, beside another revision after `--base`, and tells the rows as they come.
 * @param {Record<string, unknown>} parts by name
 * @param {readonly string[]} usual measured when no part is named
 * @param {(names: readonly string[], sites: { now: object, base: object | null }, place: object) => AsyncIterable<import('./rows.mjs').Row[]>} measure
 */
export async function measureParts(parts, usual, measure) {
  const { base: commit, rest } = splitBase(process.argv.slice(2));
  const unknown = rest.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw failure(`${unknown}: expected ${Object.keys(parts).join(' or ')}.`);
  const names = rest.length > 0 ? rest : usual;
  const base = commit ? await startRevision(commit) : null;
  try {
    await withExhibition((now, place) => tellTable(measure(names, { now, base }, place)));
  } finally {
    await base?.stop();
  }
}
