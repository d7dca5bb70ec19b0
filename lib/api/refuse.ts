import 'server-only';
import type { ErrorToken } from '@/lib/errors';

export const FORBIDDEN = 403;
export const TOO_LARGE = 413;
export const TOO_MANY = 429;

const RETRY_SECONDS = '60';

/** An answer to what is not even looked at. */
export const refuse = (status: number, token: ErrorToken): Response =>
  Response.json(
    { token },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(status === TOO_MANY ? { 'retry-after': RETRY_SECONDS } : {}),
      },
    },
  );
