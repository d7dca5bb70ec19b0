import { copyFileSync, linkSync } from 'node:fs';

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
