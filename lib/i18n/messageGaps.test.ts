import { LOCALES } from './locales';
import { messageGaps, readAllMessages } from './messageGaps.mjs';

describe('The texts', () => {
  it('are there in every language, with the same placeholders, and no others', () => {
    expect(Object.keys(readAllMessages()).sort()).toEqual([...LOCALES].sort());
    expect(messageGaps(readAllMessages())).toEqual([]);
  });
});

describe('messageGaps', () => {
  const en = {
    a: 'Hello {name}',
    b: { c: '{n, plural, one {# work} other {# works}} <em>here</em>' },
  };
  const fr = {
    a: 'Bonjour {name}',
    b: { c: '{n, plural, one {# œuvre} other {# œuvres}} <em>ici</em>' },
  };

  it('finds none in a whole translation', () => {
    expect(messageGaps({ en, fr })).toEqual([]);
  });

  it.each([
    ['a text missing', { b: fr.b }, 'fr: a is missing'],
    ['an empty text', { ...fr, a: ' ' }, 'fr: a is missing'],
    ['a text too many', { ...fr, d: 'x' }, 'fr: d is extra'],
    ['another placeholder', { ...fr, a: 'Bonjour {nom}' }, 'fr: a has other placeholders'],
    [
      'a placeholder lost in a plural',
      { ...fr, b: { c: 'œuvres <em>ici</em>' } },
      'fr: b.c has other placeholders',
    ],
    ['a lost tag', { ...fr, b: { c: fr.b.c.replace(/<.*>/, 'ici') } }, 'fr: b.c has other tags'],
  ])('finds %s', (_, translation, gap) => {
    expect(messageGaps({ en, fr: translation })).toEqual([gap]);
  });

  it('asks for the plural forms of the language', () => {
    const few = { ...fr, b: { c: fr.b.c.replace('other', 'few {#} other') } };
    expect(messageGaps({ en, ru: few })).toEqual(['ru: b.c lacks a plural form']);
  });
});
