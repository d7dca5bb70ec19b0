import { isDraining } from '../../http/draining';
import { inTime, reach } from '../../queries/away';
import { lacksMigrations } from '../../queries/pendingMigrations';
import { logFailure } from '../../services/log';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

const refuse = (desc: string) =>
  Response.json({ code: 'net.error', desc }, { status: 503, headers: noStore });

async function look(): Promise<Response> {
  if (await lacksMigrations()) return refuse('migrations');
  await reach();
  return Response.json({ code: '0' }, { headers: noStore });
}

/** The health check of `npm start` and of load balancers. */
export async function GET() {
  if (isDraining()) return refuse('draining');
  const startedAt = performance.now();
  try {
    return await inTime(look());
  } catch (error) {
    logFailure({ path: '/health', token: 'net.error', startedAt, error });
    return refuse('database');
  }
}
