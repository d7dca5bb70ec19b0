import { withoutDocuments } from './documentsInTexts';

const root = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const words = { type: 'text', text: 'The rules' };
const year = { type: 'relationship', relationTo: 'years', value: 3 };

const link = (fields: object) => ({ type: 'link', fields, children: [words] });
const internal = link({ linkType: 'internal', doc: { relationTo: 'news', value: 7 } });
const outside = link({ linkType: 'custom', url: 'https://museum.example' });

describe('withoutDocuments', () => {
  it('leaves a document out', () =>
    expect(withoutDocuments(root(year, paragraph(words)))).toEqual(root(paragraph(words))));

  it('leaves the words of a link to a document, at any depth', () => {
    const list = (...children: object[]) => ({
      type: 'list',
      children: [{ type: 'listitem', children }],
    });
    expect(withoutDocuments(root(list(words, internal)))).toEqual(root(list(words, words)));
  });

  it('keeps links to addresses, pictures and lines', () => {
    const text = root(paragraph(outside), { type: 'upload', value: 7 }, { type: 'horizontalrule' });
    expect(withoutDocuments(text)).toEqual(text);
  });

  it('has none where nothing else was, as the editor can’t open an empty one', () =>
    expect(withoutDocuments(root(year))).toBeNull());

  it.each([null, undefined, '', 'text'])('keeps what is no rich text: %j', (value) =>
    expect(withoutDocuments(value)).toBe(value),
  );
});
