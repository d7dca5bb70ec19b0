import { fill } from './fill';
import { overrideMessages } from './overrideMessages';

const BUILT_IN = {
  home: { title: 'One World', found: '{total, plural, one {# work} other {# works}}' },
  rich: 'a <em>wall</em>',
  frame: '{frame, number} cm',
  shelf: 'On my shelf: {count}',
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
    ['{total, plural, =0 {Nothing} one {One} other {# works}}', 'Nothing', 'One', '2 works'],
    ['{ total,plural,one{{total} work}other{{ total } works} }', '0 works', '1 work', '2 works'],
    ['All {total} that aren’t', 'All 0 that aren’t', 'All 1 that aren’t', 'All 2 that aren’t'],
  ])('takes %s, which `fill` draws', (found, ...drawn) => {
    expect(overrideMessages(BUILT_IN, { home: { found } }).home.found).toBe(found);
    expect([0, 1, 2].map((total) => fill(found, { total }))).toEqual(drawn);
  });

  it('takes a number’s format where the built-in text has one', () => {
    const frame = 'at most {frame, number} centimetres';
    expect(overrideMessages(BUILT_IN, { frame })).toEqual({ ...BUILT_IN, frame });
  });

  it('has an apostrophe that hides nothing where one or two straight ones are written', () => {
    const given = { plain: "L'art, s''il vous plaît", shelf: "''{count}'", rich: "l'<em>art</em>" };
    const { plain, shelf, rich } = overrideMessages(BUILT_IN, given);
    expect([plain, fill(shelf, { count: 2 })]).toEqual(['L’art, s’il vous plaît', '’2’']);
    expect(rich).toBe('l’<em>art</em>');
  });

  const found = (text: string) => ({ home: { found: text } });

  it.each([
    ['a plural where the built-in text has none', { shelf: '{count, plural, other {# works}}' }],
    ['a plural without `other`', found('{total, plural, one {# work}}')],
    ['a plural in a plural', found('{total, plural, other {{total, plural, other {#}}}}')],
    ['a plural with an offset', found('{total, plural, offset:1 other {# works}}')],
    ['ordinals', found('{total, selectordinal, other {#th}}')],
    ['a choice', found('{total, select, other {works}}')],
    ['a format of its own', found('{total, number}')],
    ['an unknown value in a plural', found('{total, plural, other {{what} works}}')],
    ['a closing brace alone', found('{total}}')],
  ])('leaves out %s', (_, given) => {
    expect(overrideMessages(BUILT_IN, given)).toEqual(BUILT_IN);
  });

  it.each([
    ['an unknown value', { plain: 'Search {what}' }],
    ['an unknown tag', { rich: '<b>wall</b>' }],
    ['a tag that ends itself', { rich: '<em>a</em><br/>wall' }],
    ['a known tag that ends itself', { rich: 'a <em/> wall' }],
    ['an unknown tag behind a straight apostrophe', { plain: "L'<b>art</b>" }],
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
