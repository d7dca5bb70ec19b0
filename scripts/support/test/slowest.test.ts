import { slowestLines } from './slowest.mjs';

const story = (title: string, ...durations: number[]) => ({
  file: 'home.spec.ts',
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const report = {
  suites: [
    {
      title: 'home.spec.ts',
      specs: [story('short', 40)],
      suites: [{ title: 'A visitor', specs: [story('reads', 2000), story('twice', 1500, 1700)] }],
    },
  ],
};

it('names the stories that took longest, all tries together', () => {
  expect(slowestLines(report, 2)).toEqual([
    '     3.2 s  home.spec.ts › A visitor › twice',
    '     2.0 s  home.spec.ts › A visitor › reads',
  ]);
});

it('says nothing of a report without stories', () => {
  expect(slowestLines({ suites: [] })).toEqual([]);
});
