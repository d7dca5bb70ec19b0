import { cookies } from 'next/headers';
import { cookieFor, NOT_FOR_VISITORS } from '@/lib/api/editorDoor';
import { CHECK_COOKIE } from '@/lib/api/editorSessions';
import { isOwnOrigin } from '@/lib/api/origin';
import { FORBIDDEN, refuse } from '@/lib/api/refuse';
import { ROUTES } from '@/lib/routes';

/** Gives the key back. */
export async function POST(request: Request) {
  if (!isOwnOrigin(request)) return refuse(FORBIDDEN, 'invalid.params');
  (await cookies()).set(CHECK_COOKIE, '', { ...cookieFor(ROUTES.home), maxAge: 0 });
  const headers = { ...NOT_FOR_VISITORS, location: ROUTES.home };
  return new Response(null, { status: 303, headers });
}
