import { mkdtempSync, promises, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCardKept, keepCard, keptCard } from './keptCards';

const mockFolder = mkdtempSync(join(tmpdir(), 'cards-'));
jest.mock('@/lib/cache/keptFiles.mjs', () => ({ keptFolder: () => mockFolder }));

const jpeg = Buffer.from('jpeg');
const states = async (version: string) => [isCardKept(version), await keptCard(version)];

it('keeps a card, which is on the disk before it has its name', async () => {
  const write = jest.spyOn(promises, 'writeFile');
  expect(await states('1')).toEqual([false, undefined]);
  await keepCard('1', jpeg);
  expect(await states('1')).toEqual([true, jpeg]);
  expect(write.mock.calls).toEqual([[join(mockFolder, '1.new'), jpeg, { flush: true }]]);
});

it('takes an empty one, as a power cut may leave it, for none', async () => {
  writeFileSync(join(mockFolder, '2'), '');
  expect(await states('2')).toEqual([false, undefined]);
  await keepCard('2', jpeg);
  expect(await states('2')).toEqual([true, jpeg]);
});
