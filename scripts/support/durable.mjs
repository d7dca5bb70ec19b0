import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file's content, or a folder's names, is on the disk when this returns. */
export function sync(path) {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Also after a power cut there is either nothing at `to`, or all of it. */
export function renameDurably(from, to) {
  renameSync(from, to);
  sync(dirname(to));
}

/** For its owner alone. */
export function writeDurably(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  sync(`${file}.new`);
  renameDurably(`${file}.new`, file);
}
