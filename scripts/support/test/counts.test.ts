/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineCounts, jestCounts, playwrightCounts, readCounts, tapCounts } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'one-world-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aFile(text: string) {
  const file = join(folder, 'report');
  writeFileSync(file, text);
  return file;
}

describe('What failed is counted, and named', () => {
  test('by Node’s test runner', () => {
    const tap = `TAP version 13
# Subtest: A group
    ok 1 - works
    not ok 2 - fails
not ok 1 - A group
# pass 1
# fail 1
# cancelled 0`;
    const read = readCounts(tapCounts, aFile(tap));
    expect(read).toEqual({ passed: 1, failed: 1, failures: ['fails', 'A group'] });
  });

  test('by Jest, also a file that does not load', () => {
    const of = (fullName: string, status: string) => ({ fullName, status });
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: 'one.test.ts',
          status: 'failed',
          assertionResults: [of('works', 'passed'), of('a group fails', 'failed')],
        },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(readCounts(jestCounts, aFile(JSON.stringify(report)))).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a group fails', 'broken.test.ts'],
    });
  });

  test('by Playwright, with its file and group', () => {
    const story = (title: string, status: string) => ({
      file: 'home.spec.ts',
      title,
      tests: [{ status }],
    });
    const report = {
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      errors: [],
      suites: [
        {
          title: 'home.spec.ts',
          specs: [story('reads', 'expected'), story('hears', 'flaky')],
          suites: [{ title: 'A visitor', specs: [story('sees', 'unexpected')] }],
        },
      ],
    };
    expect(readCounts(playwrightCounts, aFile(JSON.stringify(report)))).toEqual({
      passed: 2,
      failed: 1,
      failures: ['home.spec.ts › A visitor › sees'],
    });
  });

  test('and nothing at all is a failure', () => {
    const missing = join(folder, 'missing');
    expect(readCounts(tapCounts, missing)).toMatchObject({ passed: 0, failed: 1 });
    const empty = aFile('# pass 0\n# fail 0\n# cancelled 0');
    expect(readCounts(tapCounts, empty)).toMatchObject({ passed: 0, failed: 1 });
  });
});

const told = (projectName: string, status: string) => ({ tests: [{ projectName, status }] });

test('stories are counted by their engine, in nested groups as well', () => {
  const report = {
    suites: [
      {
        specs: [told('webkit', 'expected'), told('firefox', 'unexpected')],
        suites: [{ specs: [told('webkit', 'skipped'), told('webkit', 'flaky')] }],
      },
    ],
  };
  expect(engineCounts(report, ['webkit', 'firefox'])).toEqual({
    webkit: { passed: 2, failed: 0, skipped: 1 },
    firefox: { passed: 0, failed: 1, skipped: 0 },
  });
});
