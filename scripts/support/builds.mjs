import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { CMS, NEXT_BIN, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { makeServedFiles } from './servedFiles.mjs';

const SHARED = [
  ...['package.json', 'package-lock.json', 'cms/package.json', 'tsconfig.json'],
  // For the CMS, too: Next looks for it in the folders above.
  'postcss.config.mjs',
  ...['lib', 'server', 'messages', 'scripts/support/durable.mjs'],
];

const ID_LENGTH = 20;

/** `sources` are what the build reads; `env` is its own; `finish` is done when Next has built. */
export const SITE_BUILD = {
  label: 'Build the website',
  folder: ROOT,
  args: ['build', '--webpack'],
  sources: [
    ...SHARED,
    'app',
    'components',
    'public',
    'next.config.mjs',
    'middleware.ts',
    'instrumentation.ts',
    'scripts/support/servedFiles.mjs',
  ],
  finish: makeServedFiles,
};

/** Next names an action by this key, so that an open admin finds it in the next build, too. No secret: see cms/env.ts. */
const ACTION_NAMES_KEY = Buffer.alloc(32).toString('base64');

export const CMS_BUILD = {
  label: 'Build the CMS',
  folder: CMS,
  args: ['build'],
  sources: [...SHARED, 'cms'],
  env: { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTION_NAMES_KEY },
};

const markOf = ({ folder }) => join(folder, '.next/.built');

export const isBuilt = (build) =>
  existsSync(join(build.folder, '.next/BUILD_ID')) &&
  isRecorded(markOf(build), fingerprint(build.sources));

/** The mark goes first and comes back last: a build broken off is begun again. */
export async function build(program) {
  const value = fingerprint(program.sources);
  rmSync(markOf(program), { force: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    BUILD_ID: value.slice(0, ID_LENGTH),
    ...program.env,
  };
  await run(process.execPath, [NEXT_BIN, ...program.args], { cwd: program.folder, env });
  await program.finish?.();
  writeFileSync(markOf(program), value);
}
