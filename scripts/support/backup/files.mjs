import {
  constants,
  copyFileSync,
  createReadStream,
  existsSync,
  linkSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { sync } from '../durable.mjs';
import { hashOf } from '../media/hashOf.mjs';

/** On a file system that can, a copy shares its blocks until one of the two changes. */
export function copyDurably(from, to) {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  sync(to);
}

/** Another disk, a file system without links, a file with too many, a file of another user. */
const NO_LINK = ['EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EPERM'];

/** A second name for a file that is never changed; a copy where there can be none, as on another disk. */
export function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINK.includes(error.code)) throw error;
    copyFileSync(from, to);
  }
}

/** Of an upload, whose name carries a hash. False when there is no such file, or no longer. */
export function take(from, to) {
  try {
    linkOrCopy(from, to);
    sync(to);
    return true;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size;

/** As `take`, unless it was taken before. One of another size was copied while it was being written. */
export function takeWhole(from, to) {
  const [size, taken] = [sizeOf(from), sizeOf(to)];
  if (taken !== undefined && (size === undefined || size === taken)) return true;
  rmSync(to, { force: true });
  return take(from, to);
}

export const fileNamesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

export async function sumOf(file) {
  const sha256 = await hashOf(createReadStream(file));
  return { bytes: statSync(file).size, sha256 };
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** For names: sorted by name they are sorted by time. */
export const timeOf = (date) => date.toISOString().replace(/[-:]|\.\d+Z$/g, '');

/** Where a backup is written until it is whole. */
export const partOf = (target) => `${target}.part-${process.pid}`;

/** What backups left that were killed. To be called before one's own is begun: in a container each is process 1. */
export function removeLeftOvers(folder) {
  for (const name of readdirSync(folder)) {
    const pid = /^(?:backup|cms)-\d{8}T\d{6}\.part-(\d+)$/.exec(name)?.[1];
    const isOver = Number(pid) === process.pid || !isAlive(Number(pid));
    if (pid && isOver) rmSync(join(folder, name), { recursive: true });
  }
}
