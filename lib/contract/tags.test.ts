import { countryTag, labelTag, partTag, partTags, TAG } from './tags';

describe('partTags: the parts of a list that a read touches', () => {
  it.each([
    [0, 20, ['worksOf:2024', 'worksOf:2024:0']],
    [20, 20, ['worksOf:2024', 'worksOf:2024:1']],
    [0, 8, ['worksOf:2024', 'worksOf:2024:0']],
    [15, 10, ['worksOf:2024', 'worksOf:2024:0', 'worksOf:2024:1']],
    [0, 41, ['worksOf:2024', 'worksOf:2024:0', 'worksOf:2024:1', 'worksOf:2024:2']],
    [40, 0, ['worksOf:2024', 'worksOf:2024:2']],
  ])('from %i, %i works', (start, count, tags) => {
    expect(partTags(labelTag('2024'), start, count)).toEqual(tags);
  });

  it('include the part of each work that is read', () => {
    const list = countryTag('fr');
    for (const place of [30, 39, 40, 55]) {
      expect(partTags(list, 30, 26)).toContain(partTag(list, place));
    }
  });
});

describe('TAG', () => {
  it.each(['albums', 'album:7', 'near:7', 'worksIn:FR:12', 'works', 'webContent:year2024'])(
    'is %s',
    (tag) => expect(tag).toMatch(TAG),
  );

  it('is what any label becomes', () => {
    for (const label of ['2024', 'jury prize', 'l’Été/“x”', 'x'.repeat(99)]) {
      expect(partTag(labelTag(label), 99_999)).toMatch(TAG);
    }
  });

  it.each(['', 'users', 'album:', 'album:a,b', 'worksOf:2024:x', 'near'])('is not "%s"', (tag) =>
    expect(tag).not.toMatch(TAG),
  );
});
