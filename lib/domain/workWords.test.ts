import { altOf, labelOf, namesOf } from './workWords';

const TEXTS = {
  alt: '{title}, a painting by {author}',
  untitled: 'Untitled',
  unnamed: 'an artist',
  age: '{age} year old',
};

describe('The words of a work', () => {
  it('say what its editor wrote of the picture', () => {
    const work = { name: 'The Whale', author: 'Ana', alt: 'A whale sings under the moon' };
    expect(altOf(work, TEXTS)).toBe('A whale sings under the moon');
  });

  it.each([
    [{ name: 'The Whale', author: 'Ana' }, 'The Whale, a painting by Ana'],
    [{ name: '', author: 'Ana' }, 'Untitled, a painting by Ana'],
    [{ name: 'The Whale', author: '' }, 'The Whale, a painting by an artist'],
  ])('else name %j', (work, alt) => {
    expect(altOf({ ...work, alt: '' }, TEXTS)).toBe(alt);
    expect(namesOf({ ...work }, TEXTS).title).toBe(work.name || 'Untitled');
  });

  it('name a country as the list of countries does, and one that is not in it as its page does', () => {
    const work = { name: '', author: '', country: '', countryCode: 'SN', countryFlag: '', age: '' };
    const countryIn = (countries?: { code: string; name: string }[]) =>
      labelOf(work, { ...TEXTS, locale: 'fr', countries }).country;
    expect(countryIn([{ code: 'SN', name: 'Le Sénégal' }])).toBe('Le Sénégal');
    expect(countryIn([{ code: 'FR', name: 'France' }])).toBe('Sénégal');
    expect(countryIn()).toBe('Sénégal');
  });

  it('name no other country where a work has no code', () => {
    const work = { name: '', author: '', country: 'Sénégal', countryCode: '', countryFlag: '' };
    const countries = [{ code: '', name: 'France' }];
    const words = labelOf({ ...work, age: '' }, { ...TEXTS, locale: 'fr', countries });
    expect(words.country).toBe('Sénégal');
  });
});
