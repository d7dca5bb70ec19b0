import type { EditorialKind } from '@/lib/contract/editorial';
import { PROBLEMS, type Problem } from './faults';
import type { Checked } from './checkItems';
import { PAGE_SIZE, type CheckQuery } from './query';

/** The requested part of the list, and how many items have each problem. */
export type ListPage = {
  shown: Checked[];
  total: number;
  pages: number;
  counts: Readonly<Record<Problem | 'any', number>>;
};

const has = ({ faults }: Checked, problem: Problem | 'any') =>
  problem === 'any' ? faults.length > 0 : faults.some((fault) => fault.problem === problem);

const isOf = (kind: EditorialKind | undefined) => (checked: Checked) =>
  !kind || checked.kind === kind;

export function listPageOf(all: readonly Checked[], { kind, problem, page }: CheckQuery): ListPage {
  const ofKind = all.filter(isOf(kind));
  const wanted = problem ? ofKind.filter((checked) => has(checked, problem)) : ofKind;
  const count = (name: Problem | 'any') => ofKind.filter((checked) => has(checked, name)).length;
  const start = (page - 1) * PAGE_SIZE;
  return {
    shown: wanted.slice(start, start + PAGE_SIZE),
    total: wanted.length,
    pages: Math.max(1, Math.ceil(wanted.length / PAGE_SIZE)),
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
