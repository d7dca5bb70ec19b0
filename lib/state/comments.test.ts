import type { AlbumComment } from '@/lib/domain/albumComment';
import { commentsEndpoint, toComments } from './comments';

const aComment = (id: number): AlbumComment => ({
  id: String(id),
  albumId: '7',
  username: 'Ann',
  userHead: '',
  comment: 'Bravo',
  date: '2024-07-14',
});

/** A page of which the service returned `given` comments, `count` of them valid. */
const aPage = (from: number, count: number, total: number, given = count) => ({
  items: Array.from({ length: count }, (_, index) => aComment(from + index)),
  given,
  total,
});

describe('Comments (§4)', () => {
  it.each([
    ['nothing has come yet', [], false],
    ['there are none', [aPage(0, 0, 0)], true],
    ['all 20 are there', [aPage(0, 20, 20)], true],
    ['more are reported', [aPage(0, 20, 21)], false],
    ['the last page is there', [aPage(0, 20, 21), aPage(20, 1, 21)], true],
    ['fewer come than the number needs', [aPage(0, 20, 60), aPage(20, 3, 60)], true],
    ['two full pages of three', [aPage(0, 20, 60), aPage(20, 20, 60)], false],
    ['one of a full page could not be read', [aPage(0, 19, 60, 20)], false],
    ['none of a full page could be read', [aPage(0, 20, 60), aPage(20, 0, 60, 20)], false],
    ['one of a short page could not be read', [aPage(0, 20, 60), aPage(20, 2, 60, 3)], true],
  ])('the end is known when %s', (_, pages, isEnd) => {
    expect(toComments(pages).isEnd).toBe(isEnd);
  });

  it('shows a comment once that came twice, and reports the newest number', () => {
    const { items, total } = toComments([aPage(0, 20, 40), aPage(19, 20, 41)]);
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 39 }, (_, id) => String(id)));
    expect(total).toBe(41);
  });

  it.each([
    ['as many are reported with each page', [aPage(0, 20, 41), aPage(20, 20, 41)], false],
    ['more are reported later', [aPage(0, 20, 41), aPage(19, 20, 42)], false],
    ['fewer are reported later', [aPage(0, 20, 41), aPage(21, 20, 40)], true],
    [
      'fewer were reported in between',
      [aPage(0, 20, 61), aPage(21, 20, 60), aPage(41, 20, 61)],
      true,
    ],
  ])('tells of a gap: %s', (_, pages, hasGap) => {
    expect(toComments(pages).hasGap).toBe(hasGap);
  });

  it('asks for 20 at a time', () => {
    expect(commentsEndpoint('a 7', 2)).toBe('/api/albums/a%207/comments?start=40');
  });
});
