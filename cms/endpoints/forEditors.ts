import type { PayloadHandler, PayloadRequest } from 'payload';
import { say } from '../words/words';
import { failed } from './answers';
import { isFollowed, noFile, type Asked } from './noFile';

/** Who follows a link has typed nothing. To a form without a colon, after which Payload's message looks for names of fields. */
export function notSignedIn(asked: Asked): Response {
  const { language } = asked.i18n;
  if (isFollowed(asked)) return noFile(asked, 401, say(language, 'You are not signed in.'));
  return failed(
    401,
    say(language, 'You are not signed in. Sign in in another tab; what you have typed stays here.'),
  );
}

export type EditorsRequest = PayloadRequest & { user: NonNullable<PayloadRequest['user']> };

const isOfEditor = (req: PayloadRequest): req is EditorsRequest => Boolean(req.user);

export const forEditors =
  (handle: (req: EditorsRequest) => Response | Promise<Response>): PayloadHandler =>
  (req) =>
    isOfEditor(req) ? handle(req) : notSignedIn(req);
