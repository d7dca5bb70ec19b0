import { isEditorialKind, type EditorialKind } from '@/lib/contract/editorial';
import { isId, toPageNumber } from '@/lib/query';
import { isProblem, type Problem } from './faults';

/** The check page's query: a page of the list, or one item. */
export type CheckQuery = {
  kind?: EditorialKind;
  problem?: Problem | 'any';
  id?: string;
  /** Counted from 1. */
  page: number;
};

export function readCheckQuery(query: URLSearchParams): CheckQuery {
  const [kind, problem, id, page] = ['kind', 'problem', 'id', 'page'].map(
    (name) => query.get(name) ?? '',
  );
  return {
    kind: kind && isEditorialKind(kind) ? kind : undefined,
    problem: problem === 'any' || (problem && isProblem(problem)) ? problem : undefined,
    id: id && isId(id) ? id : undefined,
    page: toPageNumber(page ?? '') ?? 1,
  };
}

/** The address of a part of the list; defaults aren't written. */
export const toSearch = ({ kind, problem, page }: Omit<CheckQuery, 'id'>) => ({
  ...(kind ? { kind } : {}),
  ...(problem ? { problem } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
});
