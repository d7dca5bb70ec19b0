import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { failure } from './failure.mjs';
import { makeOwnFolder } from './ownFolder.mjs';
import { ROOT } from './paths.mjs';

const GIGABYTE = 1024 ** 3;
/** node_modules, both builds and the demo take about 2.4 GB; running needs little more. */
const FREE_FOR_SET_UP = 3 * GIGABYTE;
const FREE_TO_RUN = 0.25 * GIGABYTE;

function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(resolve));
  });
}

/** The code of what is in the way of a program there; '' when nothing is, or the machine has no such host. */
async function obstacleAt(port, host) {
  try {
    await listenOnce(port, host);
    return '';
  } catch ({ code }) {
    return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? '' : code;
  }
}

export const isPortInUse = async (port, host) => (await obstacleAt(port, host)) === 'EADDRINUSE';

export async function checkPort(name, port, hosts) {
  for (const host of hosts) {
    const obstacle = await obstacleAt(port, host);
    if (!obstacle) continue;
    const why = obstacle === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${obstacle})`;
    throw failure(`Port ${port} ${why}: stop what uses it, or set ${name} to another one.`);
  }
}

export function checkSpace(folder, needed) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(2)} GB`;
  throw failure(
    `The disk is full: ${gigabytes(free)} free at ${folder}, ${gigabytes(needed)} needed.`,
  );
}

export function checkDisk({ dataDir }) {
  const isSetUp = existsSync(join(ROOT, 'node_modules')) && existsSync(join(ROOT, '.next'));
  checkSpace(ROOT, isSetUp ? FREE_TO_RUN : FREE_FOR_SET_UP);
  try {
    makeOwnFolder(dataDir);
  } catch (error) {
    throw failure(`DATA_DIR ${dataDir} cannot be made our own (${error.code}).`);
  }
  checkSpace(dataDir, FREE_TO_RUN);
}
