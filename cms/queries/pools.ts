import type { Pool, PoolClient, PoolConfig } from 'pg';
import { DATABASE_URL, IS_SERVER, POOL } from '../env';
import { logFailure } from '../services/log';
import { extending } from './extending';

/** A visitor waits two seconds for a call. */
const CONNECT_MS = 3000;
/** When the server itself no longer enforces the time limit of a statement. */
const BEYOND_MS = 2000;
/** A save that has stopped between two statements. Longer than a film takes to a bucket. */
const IDLE_SAVE_MS = 10 * 60_000;

const STATEMENT_MS = POOL.statementSeconds * 1000;

const LIMITS: PoolConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + BEYOND_MS,
  idle_in_transaction_session_timeout: IDLE_SAVE_MS,
  keepAlive: true,
};

/** Scripts have no time limits: a migration may take long. */
export const CONNECTION: PoolConfig = {
  connectionString: DATABASE_URL,
  application_name: 'one-world-cms',
  ...(IS_SERVER ? LIMITS : {}),
};

type PoolClass = new (config: PoolConfig) => Pool;
type Connected = (error: Error | undefined, client?: PoolClient, done?: () => void) => void;
/** With a callback for one statement (`pool.query`), with a promise for a transaction. */
type Connect = { (): Promise<PoolClient>; (connected: Connected): void };

/** Drizzle doesn't give back a connection on which BEGIN, its first statement, fails. */
function givenBackWithout(client: PoolClient): PoolClient {
  const query: (...words: unknown[]) => Promise<unknown> = client.query.bind(client);
  const begin = async (...words: unknown[]) => {
    Reflect.deleteProperty(client, 'query');
    try {
      return await query(...words);
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return Object.assign(client, { query: begin });
}

/** Never ends the program: a lost connection is replaced at the next statement. */
function makePool(PoolOf: PoolClass, max: number) {
  const pool = new PoolOf({ ...CONNECTION, max });
  const lost = (error: Error) =>
    logFailure({ path: 'database', token: 'net.error', startedAt: performance.now(), error });
  // Of a connection that waits, and of one in use, whose statement fails by itself.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const explained = (error: Error) =>
    /timeout exceeded when trying to connect/.test(error.message)
      ? new Error(
          `no connection was free within ${CONNECT_MS / 1000} s: ${pool.totalCount} of ${max} are in use (DATABASE_POOL_MAX)`,
        )
      : error;
  const connect: Connect = pool.connect.bind(pool);
  return {
    pool,
    forStatement: (connected: Connected) =>
      connect((error, client, done) => connected(error && explained(error), client, done)),
    forTransaction: () =>
      connect().then(givenBackWithout, (error: Error) => Promise.reject(explained(error))),
  };
}

type Adapter = { pg: { Pool: PoolClass } };

/**
 * Two pools with half the connections each: for single statements, and for transactions. A save holds its connection until it
 * ends, and meanwhile Payload and our hooks run single statements: in one pool, saves that have taken all connections would
 * wait for each other.
 *
 * Payload takes a pool that is there already. In one of its own it keeps a connection for ever, and another each time the
 * server breaks off connections.
 */
const twoPools = extending(({ pg }: Adapter): { pool: Pool } => {
  const half = Math.floor(POOL.most / 2);
  const transactions = makePool(pg.Pool, half);
  const statements = makePool(pg.Pool, POOL.most - half);
  statements.pool.connect = ((connected?: Connected) =>
    connected ? statements.forStatement(connected) : transactions.forTransaction()) as Connect;
  return { pool: statements.pool };
});

export const withPools: typeof twoPools = (given) => (IS_SERVER ? twoPools(given) : given);
