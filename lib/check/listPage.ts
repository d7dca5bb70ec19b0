import { PROBLEMS, type Problem } from './faults';
import type { Checked } from './checkItems';
import type { CheckQuery } from './query';

/** Of the items that were looked at, those that were asked for, and how many have each problem. */
export type ListPage = {
  shown: Checked[];
  counts: Readonly<Record<Problem | 'any', number>>;
};

const has = ({ faults }: Checked, problem: Problem | 'any') =>
  problem === 'any' ? faults.length > 0 : faults.some((fault) => fault.problem === problem);

export function listPageOf(
  all: readonly Checked[],
  { problem }: Pick<CheckQuery, 'problem'>,
): ListPage {
  const count = (name: Problem | 'any') => all.filter((checked) => has(checked, name)).length;
  return {
    shown: problem ? all.filter((checked) => has(checked, problem)) : [...all],
    counts: {
      any: count('any'),
      image: 0,
      alt: 0,
      translation: 0,
      description: 0,
      link: 0,
      tags: 0,
      ...Object.fromEntries(PROBLEMS.map((name) => [name, count(name)])),
    },
  };
}
