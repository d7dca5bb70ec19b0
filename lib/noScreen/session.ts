import 'server-only';
import { array } from 'yup';
import { SESSION_MAX_AGE_SECONDS } from '@/lib/constants';
import { envelope, SUCCESS_CODE } from '@/lib/contract/envelope';
import { wireUser, type WireUser } from '@/lib/contract/user';
import { toSexText, type SexText } from '@/lib/domain/sex';
import { ServiceError } from '@/lib/errors';
import { call, logged } from '@/lib/services/call';
import { urlOf } from '@/lib/services/media';
import { exchange } from '@/lib/services/transport';
import type { SignIn, SmsCaptcha } from './validation';

/** §3 User. sid is the session id from the service, '' when there is none. */
type User = {
  id: string;
  username: string;
  name: string;
  head: string;
  sexText: SexText;
  sid: string;
};

const toUser = ({ sex, head, ...same }: WireUser): User => ({
  ...same,
  head: urlOf(head),
  sexText: toSexText(sex),
});

const users = { schema: array(wireUser).required() };

/** §3: the first element of the body. */
function first([wire]: WireUser[]): User {
  if (!wire) throw new ServiceError('request.failed', 'no user in the answer');
  return toUser(wire);
}

/** §7 POST user/login */
export const login = async ({ username, password, captcha }: SignIn): Promise<User> =>
  first(await call('login', { form: { username, password, captcha } }, users));

/** §7 user/getCurrentUser, by session id; without one nothing is requested. */
export async function getCurrentUser(sid: string): Promise<User> {
  if (!sid) throw new ServiceError('sid.empty');
  return first(await call('currentUser', { query: { SID: sid } }, users));
}

/** §4 Session. at: epoch ms of the last time the user was fetched. */
type Session = { sid: string; at: number };

/** §4: valid if a session id exists and its timestamp is under 7200 seconds old. A timestamp in the future is invalid. */
export function isSessionValid({ sid, at }: Session, now: number): boolean {
  const age = now - at;
  return sid !== '' && age >= 0 && age < SESSION_MAX_AGE_SECONDS * 1000;
}

type SignedIn = { session: Session; user: User };

/** §4: while the session is valid the user stays; otherwise fetches the user again and renews the timestamp. */
export async function currentSession({ session, user }: SignedIn, now: number): Promise<SignedIn> {
  if (isSessionValid(session, now)) return { session, user };
  const fetched = await getCurrentUser(session.sid);
  return { session: { sid: fetched.sid || session.sid, at: now }, user: fetched };
}

const SMS_SENT = '1';

const isSent = (answer: unknown) =>
  envelope.isValidSync(answer)
    ? answer.code === SUCCESS_CODE && String([answer.body].flat()[0]) === SMS_SENT
    : String(answer) === SMS_SENT;

/** §7 smsCaptcha: the response 1 is success, bare or in an envelope's body. Never retried: each call sends a paid message. */
export async function smsCaptcha(query: SmsCaptcha): Promise<void> {
  const read = async () => {
    const request = { query, once: true };
    const answer: unknown = await exchange('smsCaptcha', request, (response) => response.json());
    if (!isSent(answer)) throw new ServiceError('send.sms.failed');
  };
  return logged('smsCaptcha', undefined, read());
}
