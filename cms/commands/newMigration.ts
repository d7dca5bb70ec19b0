import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from './unsignedConfig';

/** `npm run migrate:create -w cms -- name`: creates a migration from the last one to the current collections, for the chosen database. */
const TYPES = '{ MigrateUpArgs, MigrateDownArgs, sql }';
const ERASABLE = '{ type MigrateUpArgs, type MigrateDownArgs, sql }';
const UNCHECKED =
  '// @ts-nocheck Generated. The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.\n';

const payload = await getPayload({ config, disableDBConnect: true });
const { migrationDir, name: dialect } = payload.db;
const before = new Set(readdirSync(migrationDir));
await payload.db.createMigration({
  payload,
  migrationName: process.argv[2] ?? 'change',
  skipEmpty: true,
});
const made = readdirSync(migrationDir).filter((file) => !before.has(file) && file.endsWith('.ts'));
for (const file of made) {
  const path = join(migrationDir, file);
  // TypeScript only strips types here, so an import must mark its types.
  const text = readFileSync(path, 'utf8').replace(TYPES, ERASABLE);
  writeFileSync(path, dialect === 'postgres' ? UNCHECKED + text : text);
}
console.log(made.length ? `made ${made.join(', ')}` : 'nothing to migrate');
process.exit(0);
