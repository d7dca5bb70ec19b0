import { join } from 'node:path';
import { build } from 'esbuild';
import { CMS } from './paths.mjs';

/** Sheets are large and short-lived: with less room for what is new, V8 gives them back sooner. */
const SOONER = '--max-semi-space-size=4';

/**
 * How Node is started for it, in `cms`, and what it reads from its standard input: the sources in one file. `tsx` would take another 110 MB,
 * as it compiles every package, too. `production`: as in database.mjs.
 */
export async function certificatesProgram() {
  const { outputFiles } = await build({
    entryPoints: [join(CMS, 'makeCertificates.ts')],
    tsconfig: join(CMS, 'tsconfig.json'),
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
    ...{ write: false, logLevel: 'silent' },
  });
  return {
    args: [SOONER, '--conditions=production', '--input-type=module', '-'],
    input: outputFiles[0].text,
  };
}
