import { categoryWorks } from '@/lib/content/categoryWorks';
import { chosenWorks, NO_CHOICE, type CategoryWork } from './category';

const aWork = (fields: Partial<CategoryWork>): CategoryWork => ({
  ...{ id: 'a', name: '', author: '', countryCode: 'FR', age: '9', imgUrl: '/category/a.jpg' },
  ...{ width: 4, height: 3, color: '', rank: 1, hungOn: '2024-01-01', views: 0 },
  ...fields,
});

const works = [
  aWork({ id: 'a', name: 'Été', author: 'Zoé', rank: 2, views: 30, hungOn: '2024-03-01' }),
  aWork({ id: 'b', name: 'Whale', author: 'Ann', rank: 1, views: 10, hungOn: '2024-01-01' }),
  aWork({ id: 'c', name: 'City', author: 'Bo', countryCode: 'CN', rank: 3, views: 20 }),
];

const idsOf = (choice: object) =>
  chosenWorks(works, { ...NO_CHOICE, ...choice })
    .map(({ id }) => id)
    .join('');

describe('The category page (§2)', () => {
  it.each([
    [{}, 'bac'],
    [{ featured: 'latest' }, 'abc'],
    [{ featured: 'mostViewed' }, 'acb'],
    [{ country: 'CN' }, 'c'],
    [{ name: 'ete' }, 'a'],
    [{ author: ' ZOE ' }, 'a'],
    [{ country: 'CN', name: 'whale' }, ''],
  ])('with %j shows %s', (choice, ids) => expect(idsOf(choice)).toBe(ids));

  it('has a set of works that can all be told apart', () => {
    const works = categoryWorks('en');
    const fields = works.map(({ imgUrl, rank }) => [imgUrl, rank]);
    expect(new Set(fields.flat()).size).toBe(2 * works.length);
    expect(works.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
  });
});
