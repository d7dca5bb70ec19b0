import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

// Dates in UTC, so that a test is the same on every machine.
process.env.TZ = 'UTC';

const root = fileURLToPath(new URL('.', import.meta.url));
const withNext = nextJest({ dir: root });

/** Packages with ES modules only, which Jest must compile. */
const TRANSFORMED = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'swiper',
  'photoswipe',
  'qr',
  'sql-template-tag',
  'hucre',
  '@payloadcms/translations',
];

const shared = {
  rootDir: root,
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/tests/support/setupJest.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/cms/.next/', '<rootDir>/data/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/(?:e2e|contract|hostile|scale|cluster)/',
  ],
};

const projects = [
  { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
  { ...shared, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
];

async function toJestConfig(project) {
  const config = await withNext(project)();
  return {
    ...config,
    // The compiler resolves the alias in imports, but not in jest.mock's paths.
    moduleNameMapper: { ...config.moduleNameMapper, '^@/(.*)$': '<rootDir>/$1' },
    transformIgnorePatterns: [`/node_modules/(?!(?:${TRANSFORMED.join('|')})/)`],
  };
}

export default async function jestConfig() {
  return { projects: await Promise.all(projects.map(toJestConfig)) };
}
