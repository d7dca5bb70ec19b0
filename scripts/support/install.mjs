import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isRecorded } from './fingerprint.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const MARK = join(ROOT, 'node_modules/.installed');
const wanted = () => fingerprint(['package.json', 'package-lock.json', 'cms/package.json']);

/** An artefact has what it needs (docs/decisions/0041). */
export const isArtefact = existsSync(join(ROOT, 'artefact.json'));

export const isInstalled = () => isArtefact || isRecorded(MARK, wanted());

/**
 * `npm install`, not `npm ci`: with npm 11 the latter fails where a registry lacks a binary for another platform. It
 * doesn't write the lock file: an npm before 11.11 would leave words of it out, and the next `git pull` would stop. The
 * mark is written last, so that an interrupted install is repeated.
 */
export async function install() {
  if (existsSync(MARK)) rmSync(MARK);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'], { env });
  writeFileSync(MARK, wanted());
}
