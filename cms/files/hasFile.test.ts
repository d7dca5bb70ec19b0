import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as HasFile from './hasFile';

jest.mock('./bucket', () => ({}));
jest.mock('./publishedFile', () => ({ keyOf: () => '' }));

describe('An upload', () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-has-'));
  let has: typeof HasFile;

  beforeAll(async () => {
    process.env.DATA_DIR = top;
    has = await import('./hasFile');
    mkdirSync(join(top, 'media'));
  });
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  it.each([
    ['has its file', 'whole', 5, true],
    ['has it though its size is unknown', 'whole', null, true],
    ['lacks what a power cut has taken of it', 'who', 5, false],
    ['lacks one that is empty', '', 5, false],
    ['lacks one that is empty, and of unknown size', '', null, false],
    ['lacks one that is nowhere', null, 5, false],
  ])('%s', async (_, content, filesize, expected) => {
    const filename = 'a.jpg';
    const file = join(top, 'media', filename);
    rmSync(file, { force: true });
    if (content !== null) writeFileSync(file, content);
    expect(await has.hasFile({ filename, filesize })).toBe(expected);
  });
});
