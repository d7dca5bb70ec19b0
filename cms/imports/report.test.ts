/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BATCH = '5a6f7d1e-0000-4000-8000-000000000002';

test('a report is read by pages, by what it tells, and as CSV', async () => {
  const top = mkdtempSync(join(tmpdir(), 'one-world-report-'));
  process.env.DATA_DIR = top;
  mkdirSync(join(top, 'imports', BATCH), { recursive: true });
  const { reportAsCsv, reportWriter, rowsOf, short } = await import('./report');
  const writer = await reportWriter(BATCH);
  await writer.write({ row: 2, key: '=1+1', action: 'made', faults: [] });
  const fault = { column: 'H Pays', code: 'unknownCountry', value: 'Atlan\u2028tis' } as const;
  await writer.write({ row: 3, key: 'B', action: 'skipped', faults: [fault] });
  await writer.end();
  expect(writer.rows).toEqual({ all: 2, told: 1, skipped: 1 });
  const written = readFileSync(join(top, 'imports', BATCH, 'report.ndjson'), 'utf8');
  expect(written).not.toContain('\u2028');
  const page = await rowsOf(BATCH, { filter: 'told', from: 0, count: 50, language: 'es' });
  expect(page).toMatchObject([
    { row: 3, faults: [{ isError: true, text: '«Atlan\u2028tis» no es un país conocido aquí.' }] },
  ]);
  expect(await rowsOf(BATCH, { filter: 'all', from: 2, count: 50, language: 'en' })).toEqual([]);
  expect(short(`${'a'.repeat(299)}😀 and more`)).toBe(`${'a'.repeat(299)}…`);
  const csv = await new Response(reportAsCsv(BATCH, 'en')).text();
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"2","\'=1+1","is made","",""',
    '"3","B","is left out","H Pays","“Atlan\u2028tis” is not a country that is known here."',
    '',
  ]);
  rmSync(top, { recursive: true, force: true });
});
