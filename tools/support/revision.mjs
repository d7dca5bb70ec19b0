import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failure } from '../../scripts/support/failure.mjs';
import { ROOT } from '../../scripts/support/paths.mjs';
import { step } from '../../scripts/support/steps.mjs';

const HOLDER = join(import.meta.dirname, 'holdExhibition.mjs');
const git = (...words) => execFileSync('git', ['-C', ROOT, ...words], { encoding: 'utf8' }).trim();

function commitOf(revision) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw failure(`${revision}: no such revision (a shallow clone has only the last).`);
  }
}

/** `--base REVISION` among the words, and the words without it. */
export function splitBase(words) {
  const at = words.indexOf('--base');
  if (at < 0) return { base: '', rest: words };
  const base = words[at + 1];
  if (!base) throw failure('--base: expected a revision, such as HEAD~10.');
  return { base: commitOf(base), rest: words.toSpliced(at, 2) };
}

/**
 * The exhibition of another revision, built and started by its own scripts in a process of its own, so that both can be
 * measured in turn. `sitePid`, `cmsPid`: the programs' own.
 */
export async function startRevision(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-base-'));
  const root = join(folder, 'root');
  git('worktree', 'add', '--detach', root, commit);
  const holder = fork(HOLDER, [join(folder, 'sandbox')], { cwd: root, stdio: 'ignore' });
  const stop = async () => {
    if (holder.connected) holder.disconnect();
    if (holder.exitCode === null) await once(holder, 'exit');
    git('worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  };
  const started = await step(`Install, build, start ${commit.slice(0, 7)}`, () =>
    Promise.race([once(holder, 'message'), once(holder, 'exit')]),
  );
  if (!started[0]?.siteUrl) {
    await stop();
    throw failure(`${commit.slice(0, 7)} did not start.`);
  }
  return { ...started[0], stop };
}
