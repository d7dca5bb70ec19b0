const storiesIn = ({ suites = [], specs = [] }, above) => [
  ...specs.map(({ file, title, tests }) => ({ title: [file, ...above, title].join(' › '), tests })),
  ...suites.flatMap((suite) => storiesIn(suite, [...above, suite.title])),
];

/**
 * All stories of Playwright's report, by file and title, with their tests (one for each project).
 * @param {object} report
 */
export const storiesOf = ({ suites = [] }) => suites.flatMap((file) => storiesIn(file, []));
