import { findPublishedFile } from '../files/publishedFile';
import { filesAs } from './files';
import { bytesOf } from './pictureOf';

jest.mock('../files/publishedFile', () => ({ findPublishedFile: jest.fn() }));
jest.mock('../queries/certificates', () => ({ findSheets: jest.fn() }));
jest.mock('./pictureOf', () => ({ bytesOf: jest.fn(), streamOf: jest.fn() }));

const filename = 'sheet.jpg';
const FILE = { filename, key: filename, size: 1, modified: 0, mimeType: 'image/jpeg' };

const pdfOfOne = async () =>
  Buffer.concat(await filesAs('pdf', [{ num: 'WE2024-1', locale: 'en', filename }]).toArray());

beforeEach(() => jest.mocked(bytesOf).mockResolvedValue(null));

test('a PDF for the printer fails rather than lack a published sheet whose file is nowhere', async () => {
  jest.mocked(findPublishedFile).mockResolvedValue(FILE);
  await expect(pdfOfOne()).rejects.toThrow('the file of the certificate WE2024-1 is nowhere');
});

test('one that was taken down meanwhile is left out', async () => {
  jest.mocked(findPublishedFile).mockResolvedValue(null);
  expect((await pdfOfOne()).toString('latin1')).not.toContain('/Type /Page\n');
});
