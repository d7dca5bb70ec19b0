import type { Config, Field, TextField } from 'payload';
import { emptyTexts } from './emptyText';

const title: TextField = { name: 'title', type: 'text', localized: true };

const config = (...fields: Field[]): Config => ({
  ...{ db: {} as never, secret: '' },
  collections: [{ slug: 'news', fields }],
  globals: [{ slug: 'footer', fields }],
});

type Named = { name?: string; fields?: Field[]; tabs?: { fields: Field[] }[] };

/** The field of this name, at any depth. */
const fieldIn = (fields: readonly Field[], name: string): Field | undefined =>
  fields
    .map((field) => {
      const { fields: inner = [], tabs = [], ...own } = field as Named;
      if (own.name === name) return field;
      return fieldIn([...inner, ...tabs.flatMap((tab) => tab.fields)], name);
    })
    .find((found) => found !== undefined);

/** What is stored of a value that is entered there. */
function stored(value: unknown, name: string, ...fields: Field[]): unknown {
  const { collections = [], globals = [] } = emptyTexts(config(...fields)) as Config;
  const results = [...collections, ...globals].map((screen) => {
    const field = fieldIn(screen.fields, name);
    const { hooks } = field as TextField;
    return (hooks?.beforeChange ?? []).reduce<unknown>(
      (before, hook) => hook({ value: before } as never),
      value,
    );
  });
  expect(results).toEqual([results[0], results[0]]);
  return results[0];
}

describe('A text in several languages', () => {
  it.each([' ', '\n', ' \r\n\t\u00a0\u3000', '\u200b', ' \u2060'])(
    'of blanks alone (%j) is none',
    (blanks) => {
      const areas: Field = { name: 'html', type: 'textarea', localized: true, required: true };
      expect(stored(blanks, 'title', title)).toBeNull();
      expect(stored(blanks, 'html', areas)).toBeNull();
    },
  );

  it.each<[string, Field]>([
    ['group', { name: 'draft', type: 'group', fields: [title] }],
    ['list', { name: 'items', type: 'array', fields: [{ type: 'row', fields: [title] }] }],
    ['tab', { type: 'tabs', tabs: [{ label: 'More', fields: [title] }] }],
  ])('is none in a %s, too', (_, field) => expect(stored('\n', 'title', field)).toBeNull());

  it.each(['Hello', ' Hello\n', '', null, undefined])('stays %j', (value) =>
    expect(stored(value, 'title', title)).toBe(value),
  );

  it('is none in each language by itself where all are written at once, unless it is required', () => {
    const texts = { en: 'Hello', fr: ' ', ar: null };
    expect(stored(texts, 'title', title)).toEqual({ en: 'Hello', fr: null, ar: null });
    expect(stored(texts, 'title', { ...title, required: true })).toBe(texts);
  });

  it('keeps the hooks that it has', () => {
    const shout = ({ value }: { value?: unknown }) => (value === null ? 'NONE' : `${value}!`);
    const own = { ...title, hooks: { beforeChange: [shout], afterRead: [shout] } };
    expect([stored(' ', 'title', own), stored('a', 'title', own)]).toEqual(['NONE', 'a!']);
    const [collection] = (emptyTexts(config(own)) as Config).collections ?? [];
    expect(collection?.fields[0]).toMatchObject({ hooks: { afterRead: [shout] } });
  });

  it.each<Field & { name: string }>([
    { name: 'num', type: 'text' },
    { name: 'texts', type: 'json', localized: true },
  ])('is no $type field such as $name', (field) =>
    expect(stored(' ', field.name, field)).toBe(' '),
  );
});

describe('A rich text in several languages', () => {
  const content: Field = { name: 'content', type: 'richText', localized: true };
  const kept = (...children: object[]) => {
    const value = { root: { type: 'root', children } };
    const result = stored(value, 'content', content);
    return result === null ? 'none' : result === value && 'as it is';
  };
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
  const text = (words: string) => ({ type: 'text', text: words });

  it.each<[string, ...object[]]>([
    ['an empty editor', paragraph()],
    ['blanks and lines', paragraph(text(' \n\u200b'), { type: 'linebreak' }), paragraph(text(''))],
    ['a list without words', { type: 'list', children: [{ type: 'listitem', children: [] }] }],
  ])('is none: %s', (_, ...children) => expect(kept(...children)).toBe('none'));

  it.each<[string, ...object[]]>([
    ['words', paragraph(), paragraph(text('Hello'))],
    ['a picture', { type: 'upload', value: 7 }],
    ['a line', { type: 'horizontalrule' }],
  ])('keeps %s', (_, ...children) => expect(kept(...children)).toBe('as it is'));

  it('is none in each language by itself where all are written at once', () => {
    const [none, some] = [[paragraph()], [paragraph(text('Hello'))]].map((children) => ({
      root: { type: 'root', children },
    }));
    expect(stored({ en: some, fr: none }, 'content', content)).toEqual({ en: some, fr: null });
  });

  it('keeps what was none', () => {
    expect(stored(null, 'content', content)).toBeNull();
    expect(stored(undefined, 'content', content)).toBeUndefined();
  });
});
