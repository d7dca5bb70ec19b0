import { isEditorialKind, type EditorialKind } from '@/lib/contract/editorial';
import { isId } from '@/lib/query';
import { isProblem, type Problem } from './faults';

export const PAGE_SIZE = 50;

/** What an editor asks the check page for: a part of the list, or one item. */
export type CheckQuery = {
  kind?: EditorialKind;
  problem?: Problem | 'any';
  id?: string;
  /** Where in all items it begins to look, counted from 0. */
  from: number;
  /** Of what was found there. */
  page: number;
};

const PAGE = /^[1-9]\d{0,3}$/;
const FROM = /^[1-9]\d{0,6}$/;

export function readCheckQuery(query: URLSearchParams): CheckQuery {
  const [kind, problem, id, page, from] = ['kind', 'problem', 'id', 'page', 'from'].map(
    (name) => query.get(name) ?? '',
  );
  return {
    kind: kind && isEditorialKind(kind) ? kind : undefined,
    problem: problem === 'any' || (problem && isProblem(problem)) ? problem : undefined,
    id: id && isId(id) ? id : undefined,
    page: page && PAGE.test(page) ? Number(page) : 1,
    from: from && FROM.test(from) ? Number(from) : 0,
  };
}

/** The address of a part of the list; defaults aren't written. */
export const toSearch = ({ kind, problem, from, page }: Omit<CheckQuery, 'id'>) => ({
  ...(kind ? { kind } : {}),
  ...(problem ? { problem } : {}),
  ...(from > 0 ? { from: String(from) } : {}),
  ...(page > 1 ? { page: String(page) } : {}),
});
