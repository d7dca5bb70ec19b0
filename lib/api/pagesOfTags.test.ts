import { pagesOfTags } from './pagesOfTags';

describe('pagesOfTags', () => {
  it.each([
    [['albums', 'album:7', 'webContent:years'], ['/artwork/7'], ['/', '/albumsView']],
    [['album:7', 'near:6', 'worksOf:2024:0'], ['/artwork/7'], ['/', '/albumsView']],
    [['near:6'], [], []],
    [['comments:7'], ['/artwork/7'], []],
    [['news', 'news:5'], ['/contentView?id=5'], ['/news']],
    [['webContent:year2024'], ['/exhibition/2024'], []],
    [['webContent:footer'], [], ['/', '/sitemap/pages.xml']],
    [['videos'], [], ['/', '/sitemap/pages.xml']],
  ])('of %j', (tags, items, others) => expect(pagesOfTags(tags)).toEqual({ items, others }));

  it('names each once', () =>
    expect(pagesOfTags(['album:7', 'comments:7', 'videos', 'lives'])).toEqual({
      items: ['/artwork/7'],
      others: ['/', '/sitemap/pages.xml'],
    }));
});
