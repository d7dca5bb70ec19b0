import { setTimeout as wait } from 'node:timers/promises';
import { isDraining } from '../../http/draining';
import { lacksMigrations } from '../../queries/pendingMigrations';
import { rows } from '../../queries/database';
import { sql } from '../../queries/sql';
import { logFailure } from '../../services/log';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

/** A load balancer should not wait for a database that doesn't answer. */
const LONGEST_MS = 2000;

const refuse = (desc: string) =>
  Response.json({ code: 'net.error', desc }, { status: 503, headers: noStore });

async function look(): Promise<Response> {
  if (await lacksMigrations()) return refuse('migrations');
  await rows(sql`SELECT 1`);
  return Response.json({ code: '0' }, { headers: noStore });
}

async function giveUp(): Promise<never> {
  await wait(LONGEST_MS, undefined, { ref: false });
  throw new Error(`no answer within ${LONGEST_MS / 1000} s`);
}

/** The health check of `npm start` and of load balancers. */
export async function GET() {
  if (isDraining()) return refuse('draining');
  const startedAt = performance.now();
  const looking = look();
  try {
    return await Promise.race([looking, giveUp()]);
  } catch (error) {
    looking.catch(() => undefined);
    logFailure({ path: '/health', token: 'net.error', startedAt, error });
    return refuse('database');
  }
}
