import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

/** Debian's packages can be installed here: as root, with apt-get. */
const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages without what they only recommend. */
export async function installFromDebian(...packages) {
  if (!hasApt()) throw new Error(`Debian's ${packages.join(', ')} can't be installed here`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
}

const isInstalled = (program) => !spawnSync(program, ['-v']).error;

/** Whether a program is there, after an attempt to install its package. */
export async function hasProgram(program, debianPackage) {
  if (isInstalled(program)) return true;
  await installFromDebian(debianPackage).catch((error) => console.error(error.message));
  return isInstalled(program);
}
