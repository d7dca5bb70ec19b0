/** `npm run check` without Jest, which counts its tests itself. */
export const CHECKS = [
  { label: 'Prettier', commands: [['prettier', '--check', '.']] },
  { label: 'ESLint', commands: [['eslint', '.', '--max-warnings', '0']] },
  { label: 'Stylelint', commands: [['stylelint', '{app,components}/**/*.css']] },
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
];
