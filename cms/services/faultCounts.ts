import { EDITORIAL_KINDS, type EditorialKind } from '@/lib/contract/editorial';
import { faultsOf, type Judges, type Problem } from '@/lib/check/faults';
import { isRecord } from '@/lib/record';
import { kept } from '../queries/dashboard';
import { findEditorial } from '../queries/editorial';
import { CMS_LOCALES } from '../queries/locale';
import { toWire } from './editorial';

/** The newest changes of each kind: faults are where somebody has just worked. */
const LOOKED_AT = 50;

/** What only the website can judge (links to its pages, what it removes from HTML) is left to its check page. */
const JUDGES: Judges = {
  locales: CMS_LOCALES,
  removedTags: () => [],
  deadLinks: () => [],
  isDead: () => false,
  withoutAlt: () => 0,
};

const OURS = ['image', 'alt', 'translation', 'description'] as const satisfies readonly Problem[];

export type KindFaults = {
  kind: EditorialKind;
  /** All that are published. */
  total: number;
  /** How many of the newest have any problem, and which. */
  faulty: number;
  problems: { problem: (typeof OURS)[number]; items: number }[];
};

async function faultsOfKind(kind: EditorialKind): Promise<KindFaults> {
  const { found, total } = await findEditorial([kind], { start: 0, count: LOOKED_AT });
  const docs = found.map(({ doc }) => doc).filter(isRecord);
  const items = await Promise.all(docs.map((doc) => toWire(doc, kind)));
  const faults = items.map((item) => faultsOf(item, JUDGES));
  const withProblem = (problem: Problem) =>
    faults.filter((found) => found.some((fault) => fault.problem === problem)).length;
  return {
    kind,
    total,
    faulty: faults.filter((found) => found.length > 0).length,
    problems: OURS.map((problem) => ({ problem, items: withProblem(problem) })).filter(
      (count) => count.items > 0,
    ),
  };
}

/** The check page's list in short, of published items, by the same rules. */
export const faultCounts = () =>
  kept('faults', async () => {
    const counts: KindFaults[] = [];
    // One after another: each reads many parts of many documents.
    for (const kind of EDITORIAL_KINDS) counts.push(await faultsOfKind(kind));
    return counts;
  });
