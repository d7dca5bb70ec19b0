import type { WireEditorial } from '@/lib/contract/editorial';
import type { Problem } from './faults';
import { readCheckQuery, toSearch } from './query';
import { listPageOf } from './listPage';

const anItem = (kind: 'news' | 'albums', id: number): WireEditorial => ({
  kind,
  id: String(id),
  key: String(id),
  title: '',
  updatedAt: 0,
  texts: [],
  html: {},
  links: [],
  pictures: [],
});

const checked = (count: number, kind: 'news' | 'albums', problem?: Problem) =>
  Array.from({ length: count }, (_, at) => ({
    item: anItem(kind, at),
    faults: problem ? [{ problem, what: 'x' }] : [],
  }));

const ALL = [...checked(70, 'albums', 'alt'), ...checked(3, 'news', 'link'), ...checked(2, 'news')];

describe('listPageOf', () => {
  it('shows all that were looked at, and counts them', () => {
    const view = listPageOf(ALL, {});
    expect(view.shown).toHaveLength(75);
    expect(view.counts).toMatchObject({ any: 73, alt: 70, link: 3, tags: 0 });
  });

  it('narrows by problem', () => {
    expect(listPageOf(ALL, { problem: 'any' }).shown).toHaveLength(73);
    expect(listPageOf(ALL, { problem: 'link' }).shown.map(({ item }) => item.kind)).toEqual(
      Array(3).fill('news'),
    );
    expect(listPageOf(ALL, { problem: 'tags' }).shown).toEqual([]);
  });
});

describe('The check page’s query', () => {
  it.each([
    ['', { page: 1 }],
    ['kind=news&problem=alt&page=3', { kind: 'news', problem: 'alt', page: 3 }],
    ['kind=editors&problem=all&page=0&id=../x', { page: 1 }],
    ['kind=years&id=4&problem=any', { kind: 'years', id: '4', problem: 'any', page: 1 }],
  ])('%s', (search, query) => expect(readCheckQuery(new URLSearchParams(search))).toEqual(query));

  it('writes no defaults', () => {
    expect(toSearch({ page: 1 })).toEqual({});
    expect(toSearch({ kind: 'news', problem: 'any', page: 2 })).toEqual({
      kind: 'news',
      problem: 'any',
      page: '2',
    });
  });
});
