import { listInText } from './listInText';

type Node = { type: string; version: number; children: Node[] };
type Row = string | Node;
type List = Parameters<typeof listInText>[0];

const word = (type: string): Node => ({ type, version: 1, children: [] });
const item = (content: Row, more = {}) => ({
  ...{ type: 'listitem', version: 1, ...more },
  children: [typeof content === 'string' ? word(content) : content],
});
const ofKind =
  (tag: string, listType: string) =>
  (rows: readonly Row[], start = 1) => ({
    ...{ type: 'list', version: 1, tag, listType, start },
    children: rows.map((row) => item(row)),
  });
const numbers = ofKind('ol', 'number');
const bullets = ofKind('ul', 'bullet');

/** All that is no list draws its type. */
const draw = (nodes: { type: string }[]): Promise<string[]> =>
  Promise.all(
    nodes.map((node) => (node.type === 'list' ? drawn(node as unknown as List) : node.type)),
  );
const drawn = (list: List): Promise<string> => listInText(list, draw);

describe('A list', () => {
  it('has its items', async () => {
    expect(await drawn(bullets(['a', 'b']))).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(await drawn(numbers(['a']))).toBe('<ol><li>a</li></ol>');
  });

  it('goes on where it was begun', async () => {
    expect(await drawn(numbers(['c', 'd'], 3))).toBe('<ol start="3"><li>c</li><li>d</li></ol>');
  });

  it('has a nested one in the item before, so that the next has the next number', async () => {
    const nested = numbers(['x', bullets(['y'])]);
    expect(await drawn(numbers(['a', nested, 'b']))).toBe(
      '<ol><li>a<ol><li>x<ul><li>y</li></ul></li></ol></li><li>b</li></ol>',
    );
  });

  it('has one before it that is nested and comes first', async () => {
    expect(await drawn(numbers([bullets(['x']), 'a']))).toBe(
      '<ul><li>x</li></ul><ol><li>a</li></ol>',
    );
    expect(await drawn(bullets([bullets(['x', 'y'])]))).toBe('<ul><li>x</li><li>y</li></ul>');
  });

  it('of a check list has a sign for each tick', async () => {
    const list = ofKind('ul', 'check')([]);
    const nested = item({ ...list, children: [item('x', { checked: true })] } as Node);
    const children = [item('a', { checked: true }), nested, item('b')];
    expect(await drawn({ ...list, children })).toBe(
      '<ul><li>☑ a<ul><li>☑ x</li></ul></li><li>☐ b</li></ul>',
    );
  });
});
