import { join } from 'node:path';
import { toCmsEnvironment } from './environment.mjs';
import { isFailure } from './failure.mjs';
import { CMS, COMMANDS, ROOT } from './paths.mjs';
import { run } from './run.mjs';

/**
 * `production` selects builds of the rich text editor without top-level await: Node's builds have it in modules that
 * import each other in a circle, and sometimes deadlock (docs/decisions/0007).
 */
const NODE_ARGS = ['--conditions=production', '--input-type=module', '-'];

/** Certificates are large and short-lived: with less room for what is new, V8 gives them back sooner. */
const MORE_ARGS = { 'makeCertificates.ts': ['--max-semi-space-size=4'] };

let bundling = 0;

/** A command of the CMS with all sources of ours that it imports, but for those of `scripts`, which find others by where they lie. */
async function bundle(file) {
  // Commands import this module before packages are installed.
  const { build, stop } = await import('esbuild');
  bundling += 1;
  try {
    const { outputFiles } = await build({
      ...{ entryPoints: [join(COMMANDS, file)], outdir: CMS, tsconfig: join(CMS, 'tsconfig.json') },
      ...{ packages: 'external', external: [join(ROOT, 'scripts/*')] },
      ...{ bundle: true, platform: 'node', format: 'esm', write: false, logLevel: 'silent' },
    });
    return outputFiles[0].text;
  } finally {
    bundling -= 1;
    // Its own process would stay beside the programs.
    if (bundling === 0) await stop();
  }
}

/**
 * How Node is started for a command of the CMS, in `cwd`, and what it reads from its standard input: the file in one piece. `tsx` would
 * pass every package through its loader, too, which takes a second and 130 MB more (docs/decisions/0007).
 * @param {string} file in `cms/commands`
 */
export async function cmsJob(file) {
  const args = [...(MORE_ARGS[file] ?? []), ...NODE_ARGS];
  return { args, cwd: CMS, input: await bundle(file) };
}

async function runCmsJob(file, words, how) {
  const { args, ...where } = await cmsJob(file);
  return run(process.execPath, [...args, ...words], { ...where, ...how });
}

export const jobEnvironment = (settings, secrets) => ({
  ...toCmsEnvironment(settings, secrets),
  NODE_ENV: 'production',
});

/** Runs commands of the CMS with these settings. Each call returns what the job has said. */
export const jobsOf =
  (settings, secrets) =>
  (file, ...words) =>
    runCmsJob(file, words, { env: jobEnvironment(settings, secrets) });

/** Runs a command of the CMS in the terminal, where it tells itself what went wrong. A signal of the terminal reaches it, too. */
export async function showCmsJob(file, words, env) {
  process.on('SIGINT', () => undefined);
  try {
    await runCmsJob(file, words, { env, show: true });
  } catch (error) {
    if (!isFailure(error)) throw error;
    process.exitCode = 1;
  }
}
