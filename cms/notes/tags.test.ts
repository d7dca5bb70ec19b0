import { TAG } from '@/lib/contract/tags';
import { coarseTagsOf, SHOWING, tagsOf, tagsOfGlobal } from './tags';

describe('tagsOf: what the website reads again', () => {
  it.each([
    ['albums', { id: 7 }, ['album:7']],
    ['albumComments', { id: 1, album: 7 }, ['comments:7']],
    ['albumComments', { id: 1, album: { id: 7 } }, ['comments:7']],
    ['news', { id: 3 }, ['news', 'news:3']],
    ['years', { id: 1, year: '2024' }, ['webContent:years', 'webContent:year2024']],
    ['menus', { id: 1 }, ['menus']],
    ['favourites', { id: 1 }, []],
  ])('%s %j', (slug, doc, tags) => {
    expect(tagsOf(slug, doc)).toEqual(tags);
  });

  it('names both artworks when a comment moves from one to another', () => {
    expect(tagsOf('albumComments', { album: 7 }, { album: 8 })).toEqual([
      'comments:7',
      'comments:8',
    ]);
  });

  it.each([...Object.keys(SHOWING), 'media', 'labels', 'areas', 'menus', 'languages'])(
    'knows what any of %s may be part of',
    (slug) => {
      const tags = coarseTagsOf(slug);
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toMatch(TAG);
      expect(tags.join()).not.toContain('undefined');
    },
  );

  it('names a global by its type', () => {
    expect(tagsOfGlobal('footer')).toEqual(['webContent:footer']);
  });
});
