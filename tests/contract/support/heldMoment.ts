import pg from 'pg';
import { until } from '../../support/until.mjs';
import type { openDatabase } from './database';

type Run = ReturnType<typeof openDatabase>['run'];

/** A transaction on PostgreSQL beside the CMS, during which `act` goes on. */
export async function during<Done>(
  databaseUrl: string,
  statements: string,
  act: () => Promise<Done>,
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; ${statements}`);
    const done = await act();
    await client.query('COMMIT');
    return done;
  } finally {
    await client.end();
  }
}

/** Until a statement of the same database that has these words waits for a lock. */
export const waits = (run: Run, what: string) =>
  until(`${what} waits`, async () => {
    const found = await run(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query ~* ?`,
      [what],
    );
    return found.length > 0;
  });
