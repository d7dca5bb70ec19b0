import { rm } from 'node:fs/promises';
import { backUp } from './backUp';

export type Client = { execute: (statement: string) => Promise<{ rows: unknown[] }> };

/**
 * All or none: Payload opens no transaction on SQLite, and what was half done would fail ever after. The backup reads by a connection of
 * its own, so it has the exhibition as it was before, and migrations that fail cost none of the earlier ones, nor leave one of theirs.
 * Resolves to where it lies; to '' without data.
 */
export async function wholly(
  client: Client,
  hasData: boolean,
  run: () => Promise<void>,
): Promise<string> {
  const execute = (statement: string) => client.execute(statement);
  const dangling = async () => (await execute('PRAGMA foreign_key_check')).rows.length;
  // As Payload's migrations want it where they make a table anew: else what refers to its rows would go with the old one. Only before BEGIN.
  await execute('PRAGMA foreign_keys = OFF');
  await execute('BEGIN IMMEDIATE');
  const before = await dangling();
  await run();
  if ((await dangling()) > before) throw new Error('rows would refer to others that are gone');
  const saved = hasData ? await backUp() : '';
  try {
    await execute('COMMIT');
  } catch (error) {
    if (saved) await rm(saved, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  return saved;
}
