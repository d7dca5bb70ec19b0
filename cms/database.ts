import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CMS_DIR, DATABASE_URL, SQLITE_FILE } from './env';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';

const migrationDir = (name: string) => join(/*turbopackIgnore: true*/ CMS_DIR, 'migrations', name);

/** The same schema for two databases. Don't set transactionOptions on SQLite: the busy timeout would be lost. */
export const database = DATABASE_URL
  ? postgresAdapter({
      push: false,
      prodMigrations: postgresMigrations,
      migrationDir: migrationDir('postgres'),
      pool: { connectionString: DATABASE_URL },
    })
  : sqliteAdapter({
      push: false,
      prodMigrations: sqliteMigrations,
      migrationDir: migrationDir('sqlite'),
      wal: true,
      busyTimeout: 5000,
      client: { url: pathToFileURL(SQLITE_FILE).href },
    });
