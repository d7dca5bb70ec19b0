/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArtefact } from '../artefact/readArtefact.mjs';
import { checkKnown, readManifest, writeManifest } from './manifest.mjs';

jest.mock('../artefact/readArtefact.mjs', () => ({ readArtefact: jest.fn() }));

const folder = mkdtempSync(join(tmpdir(), 'one-world-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function writtenBy(artefact: object | null) {
  jest.mocked(readArtefact).mockReturnValue(artefact);
  writeFileSync(join(folder, 'cms.sqlite'), 'a database');
  const said = { database: 'sqlite', migrations: ['29990101_000000_later'] };
  await writeManifest(folder, ['cms.sqlite'], said);
  return readManifest(folder);
}

it('a backup says which artefact made it, also when it is refused as newer', async () => {
  const manifest = await writtenBy({ id: 'a1b2c3d4e5f6' });
  expect(manifest.artefact).toBe('a1b2c3d4e5f6');
  expect(() => checkKnown(manifest)).toThrow(/ made by \S+ \(a1b2c3d4e5f6\) and has seen /);
});

it('one that was made in the project itself names no artefact', async () => {
  expect((await writtenBy(null)).artefact).toBe('');
});
