import { run } from '../run.mjs';

/** `npm run check` without Jest, whose tests are counted separately. The longest first: two run at a time. */
export const CHECKS = [
  { label: 'ESLint', commands: [['eslint', '.', '--max-warnings', '0']] },
  {
    label: 'Types of the website',
    commands: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  {
    label: 'Types of the CMS',
    commands: [
      ['next', 'typegen', 'cms'],
      ['tsc', '--noEmit', '-p', 'cms'],
    ],
  },
  { label: 'Prettier', commands: [['prettier', '--check', '.']] },
  {
    label: 'Stylelint',
    commands: [['stylelint', '{app,components,cms/app,cms/components}/**/*.css']],
  },
];

const AT_ONCE = 2;

export async function runCommands({ commands }) {
  for (const command of commands) await run('npx', ['--no-install', ...command]);
}

/**
 * Runs all checks, two at a time, also after a failure; returns the output of those that failed.
 * @param {{ label: string, commands: string[][] }[]} checks
 * @param {(check: { label: string, commands: string[][] }) => Promise<unknown>} runOne
 * @returns {Promise<string[]>}
 */
export async function failedChecks(checks = CHECKS, runOne = runCommands) {
  /** @type {string[]} */
  const failed = [];
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { label } = check;
      await runOne(check).catch(({ message }) => failed.push(`${label}\n\n${message}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failed;
}
