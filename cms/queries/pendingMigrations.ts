import { MIGRATIONS } from '../database';
import { rows } from './database';
import { sql } from './sql';

let isUpToDate = false;

/** Whether the database lacks a migration of this build; what is newer does no harm. Found out until it lacks none. */
export async function lacksMigrations(): Promise<boolean> {
  if (isUpToDate) return false;
  const done = await rows<{ name: string }>(sql`SELECT name FROM payload_migrations`);
  const names = new Set(done.map(({ name }) => name));
  isUpToDate = MIGRATIONS.every(({ name }) => names.has(name));
  return !isUpToDate;
}
