import { overrideMessages } from './overrideMessages';

const BUILT_IN = {
  home: { title: 'One World', found: '{total, plural, one {# work} other {# works}}' },
  rich: 'a <em>wall</em>',
  plain: 'Search',
};

describe('overrideMessages (§3 messages)', () => {
  it('puts an editor’s words in the place of the built-in ones, and leaves the rest', () => {
    expect(overrideMessages(BUILT_IN, { home: { title: 'Our World' } })).toEqual({
      ...BUILT_IN,
      home: { ...BUILT_IN.home, title: 'Our World' },
    });
  });

  it('takes a text with the same values and tags', () => {
    const given = { home: { found: '{total} pictures' }, rich: '<em>All</em> walls' };
    const { home, rich } = overrideMessages(BUILT_IN, given);
    expect([home.found, rich]).toEqual([given.home.found, given.rich]);
  });

  it.each([
    ['an unknown value', { plain: 'Search {what}' }],
    ['an unknown tag', { rich: '<b>wall</b>' }],
    ['an open brace', { plain: 'Search {' }],
    ['an open tag', { rich: 'a <em>wall' }],
    ['nothing', { plain: ' ' }],
    ['a number', { plain: 5 }],
    ['a text for a group', { home: 'Home' }],
    ['a group for a text', { plain: { deeper: 'x' } }],
    ['a key that nobody has', { other: 'x' }],
    ['no texts at all', null],
    ['a list', ['x']],
    ['a prototype', JSON.parse('{"__proto__":{"plain":"x"}}')],
  ])('leaves out %s', (_, given) => {
    expect(overrideMessages(BUILT_IN, given)).toEqual(BUILT_IN);
  });
});
