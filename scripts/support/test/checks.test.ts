import { failedChecks } from './checks.mjs';

const NAMES = ['a', 'b', 'c', 'd'];
const CHECKS = NAMES.map((label) => ({ label, commands: [] }));

it('runs all, two at a time, and hands back what the failed ones said', async () => {
  const begun: string[] = [];
  let [running, most] = [0, 0];
  const failed = await failedChecks(CHECKS, async ({ label }) => {
    begun.push(label);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (label === 'a' || label === 'd') throw new Error(`${label} is wrong`);
  });
  expect(begun).toEqual(NAMES);
  expect(most).toBe(2);
  expect(failed).toEqual(['a\n\na is wrong', 'd\n\nd is wrong']);
});
