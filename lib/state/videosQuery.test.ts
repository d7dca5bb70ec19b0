import { MOST_LABELS } from '@/lib/query';
import { readVideosQuery, videosPath } from './videosQuery';

const read = (query: string) => readVideosQuery(new URLSearchParams(query));

describe('readVideosQuery (§2 labelIds)', () => {
  it.each([
    ['', { labelIds: [], id: '' }],
    ['labelIds=2023, 2024&labelIds=2023&id=7', { labelIds: ['2023', '2024'], id: '7' }],
    ['labelIds=,&id=%20', { labelIds: [], id: '' }],
    ['labelIds=../a', null],
    ['id=a%2Fb', null],
    [`labelIds=${Array.from({ length: MOST_LABELS + 1 }, (_, label) => label)}`, null],
  ])('%s is %j', (query, wanted) => expect(read(query)).toEqual(wanted));
});

describe('videosPath', () => {
  it.each([
    ['films', '', '/videosView'],
    ['lives', 'id=7', '/videosLive?id=7'],
    ['films', 'id=7&labelIds=a,b', '/videosView?labelIds=a,b&id=7'],
  ] as const)('of %s with "%s" is %s', (kind, query, path) => {
    expect(videosPath(kind, read(query) ?? { labelIds: [], id: '?' })).toBe(path);
  });
});
