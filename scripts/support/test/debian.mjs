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

/** Debian's own Python: its packages are installed for that one. */
export const PYTHON = '/usr/bin/python3';

/** Swift's package has modules for Python alone. */
export const isInstalled = (program) =>
  program === 'swift'
    ? spawnSync(PYTHON, ['-c', 'import swift.proxy.server']).status === 0
    : !spawnSync(program, ['-v']).error;

const PACKAGES = { nginx: 'nginx-light', 'redis-server': 'redis-server', swift: 'python3-swift' };

/** Programs that tests use: installed if they can be; tests without theirs are skipped and counted. */
export async function installPrograms(...programs) {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = missing.map((program) => PACKAGES[program]);
  await installFromDebian(...packages).catch((error) => console.error(error.message));
  const skipped = missing.filter((program) => !isInstalled(program));
  if (skipped.length > 0) console.log(`${skipped.join(', ')}: their tests are skipped`);
}
