import 'server-only';
import { ServiceError } from '@/lib/errors';
import { log } from '@/lib/log';

const ABSENT: readonly string[] = ['invalid.id', 'empty.id'];
const notFound = () => new Response('Not found', { status: 404 });

const KEPT = 'public, max-age=300, stale-while-revalidate=3600';

/** A file for machines, made of what is published now; null is a 404, a service that is down a 503. */
export async function fileAnswer(
  type: string,
  path: string,
  make: () => Promise<string | null>,
): Promise<Response> {
  try {
    const text = await make();
    if (text === null) return notFound();
    return new Response(text, {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': KEPT },
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (ABSENT.includes(error.token)) return notFound();
    log({ level: 'error', msg: 'file failed', path, token: error.token });
    return new Response('Not available at the moment', {
      status: 503,
      headers: { 'retry-after': '60' },
    });
  }
}
