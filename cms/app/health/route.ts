import { logFailure } from '../../services/log';
import { rows, sql } from '../../queries/database';

export const dynamic = 'force-dynamic';

const noStore = { 'cache-control': 'no-store' };

/** The health check of `npm start` and of load balancers. */
export async function GET() {
  const startedAt = performance.now();
  try {
    await rows(sql`SELECT 1`);
    return Response.json({ code: '0' }, { headers: noStore });
  } catch (error) {
    logFailure({ path: '/health', token: 'net.error', startedAt, error });
    return Response.json(
      { code: 'net.error', desc: 'database' },
      { status: 503, headers: noStore },
    );
  }
}
