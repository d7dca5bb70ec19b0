import 'server-only';
import type { User } from '@/lib/domain/user';
import { isSessionValid, type Session } from '@/lib/state/session';
import { getCurrentUser } from './user';

export type SignedIn = { session: Session; user: User };

/** §4: while the session is valid the user stays; otherwise the user is fetched again and the timestamp renewed. */
export async function currentSession({ session, user }: SignedIn, now: number): Promise<SignedIn> {
  if (isSessionValid(session, now)) return { session, user };
  const fetched = await getCurrentUser(session.sid);
  return { session: { sid: fetched.sid || session.sid, at: now }, user: fetched };
}
