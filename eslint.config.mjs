import { readdirSync } from 'node:fs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

// Who may import whom (docs/architecture.md). Patterns match the import as it is written.
const at = (...folders) =>
  folders.flatMap((folder) => {
    const near = folder.replace(/^lib\//, '../');
    return [`@/${folder}`, `@/${folder}/**`, ...(near === folder ? [] : [near, `${near}/**`])];
  });
const SERVER_ONLY = [
  ...at('lib/services', 'lib/pages', 'lib/api', 'lib/env', 'lib/html', 'lib/cache'),
  ...at('lib/i18n/overrideMessages'),
  'server-only',
];
const FRAMEWORK = ['react', 'react-dom', 'next', 'next/**', 'next-intl', 'next-intl/**', 'node:*'];
const CMS = [...at('cms'), '**/cms/**', 'payload', 'payload/**', '@payloadcms/**'];

/** `typesToo: false` allows type imports, which don't exist at run time. */
function layer(name, files, group, { typesToo = true, ignores = [] } = {}) {
  const message = `${name} may not import this: see "Who may import whom" in docs/architecture.md.`;
  const patterns = [{ group, message, allowTypeImports: !typesToo }];
  return {
    name: `layer/${name}`,
    files,
    ignores: ['**/*.test.{ts,tsx}', ...ignores],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

const PURE = [
  ...['contract', 'domain', 'state', 'validation'].map((folder) => `lib/${folder}/**`),
  'lib/noScreen/validation.ts',
  'lib/messageOf.mjs',
  'lib/{constants,errors,attempt,plain,query,record,sought,decoded}.ts',
];

const layers = [
  layer('The website', ['app/**'], [...CMS, ...at('lib/noScreen')]),
  layer('Components', ['components/**'], [...CMS, ...at('app', 'lib/services', 'lib/noScreen')], {
    ignores: ['**/*.client.tsx'],
  }),
  layer('lib', ['lib/**'], [...CMS, ...at('app', 'components')], {
    ignores: [...PURE, 'lib/client/**'],
  }),
  layer('Pure code', PURE, [
    ...CMS,
    ...FRAMEWORK,
    ...at('app', 'components', 'lib/client'),
    ...SERVER_ONLY,
  ]),
  layer(
    'Code for the browser',
    ['**/*.client.tsx', 'lib/client/**'],
    [...CMS, ...at('app'), ...SERVER_ONLY, 'node:*'],
    { typesToo: false },
  ),
  // Its own folder is called services, too.
  layer(
    'The CMS',
    ['cms/**'],
    [...at('app', 'components', 'messages'), '**/lib/services/**', '**/lib/api/**'],
  ),
];

/** The order within lib: each may import only those before it, so that there are no cycles. */
const LIB_ORDER = [
  'messageOf.mjs',
  ...['constants.ts', 'errors.ts', 'attempt.ts', 'plain.ts', 'query.ts', 'routes.ts', 'format.ts'],
  ...['record.ts', 'sought.ts', 'decoded.ts'],
  ...['brand.ts', 'qrCode.ts'],
  ...['oneForAll.mjs', 'within.mjs', 'untilSilent.ts', 'pictureWidths.mjs'],
  ...['withoutEmails.ts', 'reason.ts', 'traceHeaders.ts', 'traces.ts', 'log.ts', 'logConsole.ts'],
  ...['freshness.mjs', 'network.mjs', 'bucket.mjs', 'signing.ts'],
  ...['fingerprints.mjs', 'xml', 'i18n', 'contract', 'env.ts', 'validation', 'domain', 'state'],
  ...['html', 'html.ts', 'content', 'rewrites.ts', 'addresses.ts', 'client', 'services', 'api'],
  ...['cache', 'pagePolicy.ts', 'keptPlace.ts', 'files', 'check', 'discovery', 'pages', 'noScreen'],
];

const unordered = readdirSync(new URL('lib', import.meta.url)).filter(
  (name) => !LIB_ORDER.includes(name) && !/^\.|\.test\.tsx?$/.test(name),
);
if (unordered.length > 0) throw new Error(`LIB_ORDER of eslint.config.mjs lacks ${unordered}`);

const order = {
  name: 'order of lib',
  files: ['lib/**'],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'import/no-restricted-paths': [
      'error',
      {
        zones: LIB_ORDER.map((name, place) => ({
          target: `./lib/${name}`,
          from: LIB_ORDER.slice(place + 1).map((later) => `./lib/${later}`),
          message: 'See "Who may import whom" in docs/architecture.md.',
        })),
      },
    ],
  },
};

const config = [
  {
    ignores: [
      '**/.next/**',
      '**/next-env.d.ts',
      'cms/app/(payload)/**',
      'cms/migrations/**',
      'cms/payload-types.ts',
      'data/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...nextVitals,
  ...nextTypeScript,
  {
    name: 'house',
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      'import/no-anonymous-default-export': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['{scripts,tools}/**', 'cms/{commands,demo,structure}/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'environment',
    files: ['app/**', 'components/**', 'lib/**', 'cms/**'],
    ignores: ['lib/env.ts', 'cms/env.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only lib/env.ts and cms/env.ts read it.' },
      ],
    },
  },
  {
    name: 'context',
    files: ['cms/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'AssignmentExpression[left.object.property.name="context"] AwaitExpression',
          message: 'Payload may put another context in its place meanwhile: await first.',
        },
      ],
    },
  },
  {
    name: 'content',
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['app/global-error.tsx', 'components/ui/Main.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="main"]',
          message: 'components/ui/Main.tsx is what the link past the menu leads to.',
        },
      ],
    },
  },
  ...layers,
  order,
];

export default config;
