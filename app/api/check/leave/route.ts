import { cookies } from 'next/headers';
import { refuse } from '@/lib/api/answers';
import { CHECK_COOKIE, cookieFor, NOT_FOR_VISITORS } from '@/lib/api/editorSessions';
import { isOwnOrigin } from '@/lib/api/requests';
import { ROUTES } from '@/lib/routes';

/** Ends the editor's session. */
export async function POST(request: Request) {
  if (!isOwnOrigin(request)) return refuse('forbidden');
  (await cookies()).set(CHECK_COOKIE, '', { ...cookieFor(ROUTES.home), maxAge: 0 });
  const headers = { ...NOT_FOR_VISITORS, location: ROUTES.home };
  return new Response(null, { status: 303, headers });
}
