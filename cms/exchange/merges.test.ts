import { Readable } from 'node:stream';
import { lastMergeIn } from './merges';

const lastOf = (...pieces: string[]) =>
  lastMergeIn(Readable.from(pieces.map((piece) => Buffer.from(piece))));

test('of many merged cells those that end furthest down are kept', async () => {
  const cells = ['A1:F1', 'D3:D42', 'E3:E9', 'F3:F42'];
  const tags = cells.map((range) => `<mergeCell ref="${range}"/>`);
  expect(await lastOf(...tags)).toBe('D3:D42');
  expect(await lastOf(`<mergeCells>${tags.toReversed().join('')}</mergeCells>`)).toBe('F3:F42');
  expect(await lastOf('<row r="2"/>')).toBeUndefined();
});

test('a tag may stand in two pieces', async () => {
  const pieces = ['<x:mergeCell ref="A1:B2"/><x:mergeC', 'ell ref="A3:A1', '0"/>'];
  expect(await lastOf(...pieces)).toBe('A3:A10');
});
