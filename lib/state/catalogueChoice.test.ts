import { cataloguePathWith, readCatalogueChoice, secondOf } from './catalogueChoice';

const read = (query: string) => readCatalogueChoice(new URLSearchParams(query));

describe('What an address of a catalogue chooses', () => {
  it.each([
    ['', { second: 'default', paper: 'a4' }],
    ['with=fr&paper=letter', { second: 'fr', paper: 'letter' }],
    ['with=none', { second: 'none', paper: 'a4' }],
    ['with=xx&paper=A5', { second: 'default', paper: 'a4' }],
    ['with=constructor', { second: 'default', paper: 'a4' }],
  ])('of “%s”', (query, choice) => expect(read(query)).toEqual(choice));

  it('is written back in one way', () => {
    expect(cataloguePathWith('2024', 1, read('with=default&paper=a4'))).toBe('/catalogue/2024');
    expect(cataloguePathWith('2024', 2, read('paper=letter&with=fr'))).toBe(
      '/catalogue/2024/2?with=fr&paper=letter',
    );
  });

  it('sets English beside another language, and nothing beside itself', () => {
    expect(secondOf('default', 'fr')).toBe('en');
    expect(secondOf('default', 'en')).toBeNull();
    expect(secondOf('none', 'fr')).toBeNull();
    expect(secondOf('fr', 'fr')).toBeNull();
    expect(secondOf('zh', 'en')).toBe('zh');
  });
});
