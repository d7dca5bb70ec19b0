import { findPictures } from '../queries/media';
import { toHtml } from './richText';

jest.mock('@payloadcms/richtext-lexical/html-async', () => ({
  convertLexicalToHTMLAsync: async () => 'HTML',
}));
jest.mock('../queries/media', () => ({ findPictures: jest.fn() }));

const upload = (value: unknown) => ({ type: 'upload', version: 3, relationTo: 'media', value });
const textOf = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

it('asks for the files of a text at once', async () => {
  jest.mocked(findPictures).mockResolvedValue(new Map());
  const quote = { type: 'quote', version: 1, children: [upload({ id: 8 })] };
  expect(await toHtml(textOf(upload(7), quote, upload('of another kind')), 'fr')).toBe('HTML');
  expect(jest.mocked(findPictures).mock.calls).toEqual([[[7, 8], 'fr']]);
});

it('is not told without its pictures while the database is away', async () => {
  jest.mocked(findPictures).mockRejectedValue(new Error('away'));
  await expect(toHtml(textOf(upload(7)), 'en')).rejects.toThrow('away');
});
