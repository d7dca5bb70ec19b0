import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A backup that is being copied into the data folder; nothing there has changed yet. */
export const partIn = (dataDir) => join(dataDir, '.restore.part');

/** The same, copied completely: from here on the restore is brought to its end, by whoever runs next. */
export const readyIn = (dataDir) => join(dataDir, '.restore');

/** What was there before. */
export const replacedIn = (dataDir) => join(dataDir, 'replaced');

export const isHalfRestored = (dataDir) => existsSync(readyIn(dataDir));
