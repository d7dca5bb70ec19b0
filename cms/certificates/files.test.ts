import { Readable } from 'node:stream';
import { findPublishedFile } from '../files/publishedFile';
import { filesAs } from './files';
import { bytesOf, streamOf } from './pictureOf';

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

test('one PDF of more sheets than it can have is refused', () => {
  const file = { num: 'WE2024-1', locale: 'en' as const, filename };
  const files = Array.from({ length: 10_001 }, () => file);
  expect(() => filesAs('pdf', files)).toThrow('One PDF has at most 10000 sheets');
  filesAs('pdf', files.slice(1)).destroy();
});

test('in a ZIP numbers that differ in a sign alone have files of their own', async () => {
  jest.mocked(streamOf).mockImplementation(async () => Readable.from([Buffer.from('sheet')]));
  const nums = ['A/12', 'A.12', 'A 12', 'A_12', 'B-1'];
  const files = nums.map((num) => ({ num, locale: 'en' as const, filename }));
  const zip = Buffer.concat(await filesAs('zip', files).toArray()).toString('latin1');
  const names = new Set(zip.match(/[AB][_-]1\w*(?:-\d)?\.jpg/g));
  const same = ['A_12_en.jpg', 'A_12_en-2.jpg', 'A_12_en-3.jpg', 'A_12_en-4.jpg'];
  expect([...names]).toEqual([...same, 'B-1_en.jpg']);
});
