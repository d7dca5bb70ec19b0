import { object, string } from 'yup';
import { ServiceError } from '@/lib/errors';
import type { Answer, Call } from './answer';

const signIn = object({ username: string().trim().required(), password: string().required() });

/** §7 user/login. This service has no visitors' accounts: every sign-in fails. */
export async function login({ request }: Call): Promise<Answer> {
  const form = await request.formData().catch(() => new FormData());
  if (!signIn.isValidSync(Object.fromEntries(form))) throw new ServiceError('invalid.params');
  throw new ServiceError('request.failed');
}

/** §7 user/getCurrentUser. This service has no sessions: every SID is unknown. */
export async function getCurrentUser({ query, request }: Call): Promise<Answer> {
  const sid = query.get('SID') || request.headers.get('sid');
  throw new ServiceError(sid ? 'request.failed' : 'sid.empty');
}
