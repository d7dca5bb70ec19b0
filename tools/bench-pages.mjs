import { failure, runMain } from '../scripts/support/failure.mjs';
import { withExhibition } from './support/withExhibition.mjs';

const PARTS = {
  speed: async (exhibition) => (await import('./support/bench/pages.mjs')).measurePages(exhibition),
  memory: async (exhibition) =>
    (await import('./support/bench/pagesMemory.mjs')).measureMemory(exhibition),
};

const VERDICTS = new Map([
  [true, 'reached'],
  [false, 'not reached'],
]);

// `npm run bench:pages [-- speed|memory]`: what the website's answers cost, as ratios that hold on any machine, against their goals.
await runMain(async () => {
  const [name = 'speed', ...more] = process.argv.slice(2);
  if (!Object.hasOwn(PARTS, name) || more.length > 0) {
    throw failure(`${[name, ...more].join(' ')}: expected ${Object.keys(PARTS).join(' or ')}.`);
  }
  const rows = await withExhibition(PARTS[name]);
  console.log('\n| what | measured | goal | |\n|---|---|---|---|');
  for (const { what, measured, goal = '', isReached } of rows)
    console.log(`| ${what} | ${measured} | ${goal} | ${VERDICTS.get(isReached) ?? ''} |`);
});
