import { toRichText } from './richText';

describe('toRichText', () => {
  it('reads a line as a block and gathers list items', () => {
    const { root } = toRichText('Words\n## Head\n- one\n- two\n> Quote');
    expect(root).toMatchObject({
      children: [
        { type: 'paragraph', children: [{ text: 'Words' }] },
        { type: 'heading', tag: 'h2' },
        { type: 'list', children: [{ value: 1 }, { value: 2 }] },
        { type: 'quote' },
      ],
    });
  });

  it('keeps the words round a link', () => {
    expect(toRichText('See [the page](/news) now.').root).toMatchObject({
      children: [
        {
          children: [
            { text: 'See ' },
            { type: 'link', fields: { url: '/news' }, children: [{ text: 'the page' }] },
            { text: ' now.' },
          ],
        },
      ],
    });
  });
});
