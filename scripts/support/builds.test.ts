/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { CMS_BUILD, SITE_BUILD } from './builds.mjs';
import { ROOT } from './paths.mjs';

/** The website's entry, checks, tests, and types alone. */
const NOT_BUILT = [
  ...['server.mjs', 'eslint.config.mjs', 'stylelint.config.mjs', 'jest.config.mjs'],
  ...['playwright.config.ts', 'global.d.ts', 'next-env.d.ts'],
];

it('every file at the top is a source of the website’s build, unless it is none of any', () => {
  const files = readdirSync(ROOT).filter((name) => /^[^.].*\.(?:json|mjs|ts)$/.test(name));
  const built = files.filter((name) => !/\.test\.ts$/.test(name) && !NOT_BUILT.includes(name));
  expect(built).toContain('next.config.mjs');
  expect(built.filter((name) => !SITE_BUILD.sources.includes(name))).toEqual([]);
});

it('how styles are compiled is a source of both builds', () => {
  for (const { sources } of [SITE_BUILD, CMS_BUILD])
    expect(sources).toContain('postcss.config.mjs');
});
