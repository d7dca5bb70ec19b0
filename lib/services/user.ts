import 'server-only';
import { array } from 'yup';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import { envelope, SUCCESS_CODE } from '@/lib/contract/envelope';
import { wireUser } from '@/lib/contract/user';
import { toUser, type User } from '@/lib/domain/user';
import { ServiceError } from '@/lib/errors';
import type { SignIn } from '@/lib/validation/signIn';
import type { SmsCaptcha } from '@/lib/validation/smsCaptcha';
import { call, logged } from './call';
import { urlOf } from './media';
import { exchange } from './transport';
import { visitorHeaders } from './visitorHeaders';

const users = { schema: array(wireUser).required() };

/** §3: the first element of the body. */
function first(list: Parameters<typeof toUser>[0][]): User {
  const [wire] = list;
  if (!wire) throw new ServiceError('request.failed', 'no user in the answer');
  return toUser(wire, urlOf);
}

/** §7 POST user/login */
export const login = async ({ username, password, captcha }: SignIn): Promise<User> =>
  first(await call('login', { form: { username, password, captcha } }, users));

/** §7 user/getCurrentUser, by session id; without one there is nobody to ask for. */
export async function getCurrentUser(sid: string): Promise<User> {
  if (!sid) throw new ServiceError('sid.empty');
  return first(await call('currentUser', { query: { SID: sid } }, users));
}

const SMS_SENT = '1';

const isSent = (answer: unknown) =>
  envelope.isValidSync(answer)
    ? answer.code === SUCCESS_CODE && String([answer.body].flat()[0]) === SMS_SENT
    : String(answer) === SMS_SENT;

/** §7 smsCaptcha: the response 1 is success, bare or in an envelope's body. Sent once: each costs a message. */
export async function smsCaptcha(query: SmsCaptcha): Promise<void> {
  const read = async () => {
    const request = { query, once: true };
    const answer: unknown = await exchange('smsCaptcha', request, (response) => response.json());
    if (!isSent(answer)) throw new ServiceError('send.sms.failed');
  };
  return logged('smsCaptcha', undefined, read());
}

/**
 * §7 imageCaptcha: a picture, bound to the e-mail. An answer that is no picture is a refusal: the caller hears
 * request.failed. The visitor's address goes along, for the service's limits.
 */
export async function imageCaptcha(email: string, address = ''): Promise<Blob> {
  const request = {
    query: { ...CAPTCHA_IMAGE, name: email },
    headers: visitorHeaders(address),
    once: true,
  };
  const read = async () => {
    const picture = await exchange('imageCaptcha', request, (response) => response.blob());
    if (!picture.type.startsWith('image/')) throw new ServiceError('request.failed');
    return picture;
  };
  return logged('imageCaptcha', undefined, read());
}
