import { emptyIsNone } from './emptyText';

const kept = (...children: object[]) => {
  const value = { root: { type: 'root', children } };
  const result = emptyIsNone({ value } as never);
  return result === null ? 'none' : result === value && 'as it is';
};
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const text = (words: string) => ({ type: 'text', text: words });

describe('emptyIsNone', () => {
  it.each<[string, ...object[]]>([
    ['an empty editor', paragraph()],
    ['blanks and lines', paragraph(text(' \n'), { type: 'linebreak' }), paragraph(text(''))],
    ['a list without words', { type: 'list', children: [{ type: 'listitem', children: [] }] }],
  ])('takes %s for none', (_, ...children) => expect(kept(...children)).toBe('none'));

  it.each<[string, ...object[]]>([
    ['words', paragraph(), paragraph(text('Hello'))],
    ['a picture', { type: 'upload', value: 7 }],
    ['a line', { type: 'horizontalrule' }],
  ])('keeps %s', (_, ...children) => expect(kept(...children)).toBe('as it is'));

  it('keeps what was none', () => {
    expect(emptyIsNone({ value: null } as never)).toBeNull();
    expect(emptyIsNone({ value: undefined } as never)).toBeUndefined();
  });
});
