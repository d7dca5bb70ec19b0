import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from 'payload';
import { withAnOrganiser } from './access/lastOrganiser';
import { withGoneForGood } from './collections/goneForGood';
import { CMS_DIR, DATABASE_URL, SQLITE_FILE } from './env';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';
import { withCheckedCommits } from './queries/afterCommit';
import { extending } from './queries/extending';
import { withLaterVersions } from './queries/laterVersions';
import { CONNECTION, withPools } from './queries/pools';
import { withinTransactions } from './queries/withinTransactions';
import { withOwnSessions } from './access/sessions';

const migrationDir = (name: string) => join(/*turbopackIgnore: true*/ CMS_DIR, 'migrations', name);

/** Payload isn't told of them: each process would run them when it connects. `migrate.ts` does, one at a time. */
export const MIGRATIONS = (DATABASE_URL
  ? postgresMigrations
  : sqliteMigrations) as readonly unknown[] as Migration[];

/** Payload changes many documents one after another (cms/collections/manyInTurn.ts). It means nothing else where there are no transactions. */
const oneByOne = extending(() => ({ bulkOperationsSingleTransaction: true }));

/** The same schema for two databases. Don't set transactionOptions on SQLite: the busy timeout would be lost. */
const adapter = DATABASE_URL
  ? withCheckedCommits(
      withinTransactions(
        withPools(
          postgresAdapter({
            push: false,
            migrationDir: migrationDir('postgres'),
            pool: CONNECTION,
          }),
        ),
      ),
    )
  : oneByOne(
      sqliteAdapter({
        push: false,
        migrationDir: migrationDir('sqlite'),
        wal: true,
        busyTimeout: 5000,
        client: { url: pathToFileURL(SQLITE_FILE).href },
      }),
    );

/** A version is numbered by its time while the document's row is kept from others. */
const versioned = withGoneForGood(withLaterVersions(adapter));

export const database = withOwnSessions(withAnOrganiser(versioned));
