import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { prepareFile, writeWhole } from './writeWhole';

const folder = mkdtempSync(join(tmpdir(), 'one-world-whole-'));
const file = join(folder, 'all.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

test('a file has its name when it is whole', async () => {
  await writeWhole(Readable.from(['one ', 'two']), file);
  expect(readFileSync(file, 'utf8')).toBe('one two');
  expect(readdirSync(folder)).toEqual(['all.pdf']);
});

test('what can’t be written is refused before anything is made, and nothing is left of the try', async () => {
  await expect(prepareFile(folder)).rejects.toThrow('is a folder');
  await expect(prepareFile(join(file, 'in-a-file.pdf'))).rejects.toThrow();
  await prepareFile(file);
  const out = mkdtempSync(join(tmpdir(), 'one-world-out-'));
  await prepareFile(join(out, 'new/all.pdf'));
  expect(readdirSync(join(out, 'new'))).toEqual([]);
  mkdirSync(join(out, 'new/all.pdf.part'));
  await expect(prepareFile(join(out, 'new/all.pdf'))).rejects.toThrow('EISDIR');
  rmSync(out, { recursive: true });
});

test.each(['SIGINT', 'SIGTERM'] as const)('of one that %s ends nothing is left', async (name) => {
  const once = jest.spyOn(process, 'once').mockReturnThis();
  const signal = () => once.mock.calls.find(([heard]) => heard === name)?.[1](name);
  // It never comes to an end.
  const source = new Readable({ read: () => undefined });
  source.push('one ');
  source.once('data', signal);
  const other = join(folder, 'other.pdf');
  await expect(writeWhole(source, other)).rejects.toThrow('cancelled');
  expect(readdirSync(folder)).toEqual(['all.pdf']);
  once.mockRestore();
});

test('nor of one whose certificate is nowhere, which is told', async () => {
  const other = join(folder, 'other.pdf');
  const source = new Readable({ read: () => source.destroy(new Error('is nowhere')) });
  await expect(writeWhole(source, other)).rejects.toThrow('is nowhere');
  expect(readdirSync(folder)).toEqual(['all.pdf']);
});
