import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../../../scripts/support/run.mjs';

/** The scanner behind Mozilla's Observatory. Fetched when asked for, so that nobody else has to install it. */
const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

const PRELOAD = fileURLToPath(new URL('nameToPort.mjs', import.meta.url));

/**
 * Its scripts would fetch the browsers' preload list; our made-up name is on none, so an empty one says the same. Its
 * command brings certificates of its own; we name ours, and call what stands behind it.
 */
async function installScanner(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, `${SCANNER}@${VERSION}`], { cwd: folder });
  const home = join(folder, 'node_modules', SCANNER);
  writeFileSync(join(home, 'conf', 'hsts-preload.json'), '{}');
  return join(home, 'src', 'scan.js');
}

/** Gives a function that scans one path of `host`: its grade, its score, and what didn't pass. */
export async function scannerOf(host, { ports, certificate }, folder) {
  const command = await installScanner(folder);
  const env = {
    ...process.env,
    ...{ NAME: host, PORTS: JSON.stringify(ports), NODE_EXTRA_CA_CERTS: certificate },
  };
  return async (path) => {
    const said = await run(process.execPath, ['--import', PRELOAD, command, `${host}${path}`], {
      env,
    });
    const { scan, tests } = JSON.parse(said.slice(said.indexOf('{')));
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    return { ...scan, tests, failed: failed.map(([name, { result }]) => `${name}: ${result}`) };
  };
}
