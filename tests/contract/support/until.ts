import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/** On a busy machine. */
const LONGEST_MS = 60_000;

export async function until(what: string, isTrue: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + LONGEST_MS; !(await isTrue()); await wait(100))
    assert.ok(Date.now() < end, what);
}
