import { engineCounts } from './counts.mjs';

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
