import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { isOrganiser } from '../access/may';
import { HAS_MAIL } from '../env';
import { mayStillArrive } from '../mail/patience';
import { sendLink } from '../mail/sendLink';
import { sendAfterAnswer } from '../mail/underWay';
import {
  giveBackInvitation,
  giveBackLink,
  mayAskForLink,
  mayBeSentLink,
  mayInvite,
} from '../access/signInLimits';
import { logFailure } from '../services/log';
import { say } from '../words/words';
import { answer, failed, PRIVATE } from './answers';
import { forEditors } from './forEditors';

/** The message of a mail server may repeat an address or a name: its code is enough. */
function logUnsent(path: string, startedAt: number, error: unknown) {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  const reason = new Error(`the mail server failed: ${code} ${responseCode}`.trim());
  logFailure({ path, token: 'net.error', startedAt, error: reason });
}

type Letter = { path: string; send: () => Promise<void>; giveBack: () => Promise<unknown> };

/** False if the mail server didn't take it: then it doesn't count, unless it may still arrive. */
async function isSent({ path, send, giveBack }: Letter): Promise<boolean> {
  const startedAt = performance.now();
  try {
    await send();
    return true;
  } catch (error) {
    logUnsent(path, startedAt, error);
    if (mayStillArrive(error)) return false;
    await giveBack().catch((failure: unknown) =>
      logFailure({ path, token: 'net.error', startedAt, error: failure }),
    );
    return false;
  }
}

const findEditor = async ({ payload }: PayloadRequest, where: Record<string, unknown>) => {
  const [field, value] = Object.entries(where)[0] ?? [];
  const { docs } = await payload.find({
    collection: 'editors',
    where: { [String(field)]: { equals: value } },
    ...{ depth: 0, limit: 1, pagination: false },
  });
  return docs[0];
};

/** Payload's screen takes any answer in JSON for a success. Of another one it says its `emailNotValid` (cms/words/payloads.ts). */
const tooMany = () => new Response('Too many requests.', { status: 429, headers: PRIVATE });

/** The answer is the same, and as fast, whether or not there is such an editor. */
async function forgotPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req);
  const email = typeof req.data?.email === 'string' ? req.data.email.trim().toLowerCase() : '';
  if (email && !(await mayAskForLink(req))) return tooMany();
  if (email && (await mayBeSentLink(email))) {
    const send = async () => {
      const editor = await findEditor(req, { email });
      if (editor) await sendLink(req.payload, 'reset', editor);
    };
    const giveBack = () => giveBackLink(email);
    sendAfterAnswer(isSent({ path: '/api/editors/forgot-password', send, giveBack }));
  }
  return answer({ message: req.t('general:success') });
}

async function invite(req: PayloadRequest): Promise<Response> {
  const { language } = req.i18n;
  if (!isOrganiser(req.user)) return failed(403, req.t('error:notAllowedToPerformAction'));
  if (!HAS_MAIL) return failed(503, say(language, 'There is no mail server: SMTP_URL is not set.'));
  const id = String(req.routeParams?.id);
  const editor = /^\d{1,9}$/.test(id) ? await findEditor(req, { id: Number(id) }) : undefined;
  if (!editor) return failed(404, req.t('error:notFound'));
  if (!(await mayInvite(editor.id)))
    return failed(
      429,
      say(language, 'This person has been invited often enough. Try again in an hour.'),
    );
  const send = () => sendLink(req.payload, 'invitation', editor);
  const giveBack = () => giveBackInvitation(editor.id);
  if (await isSent({ path: '/api/editors/:id/invite', send, giveBack }))
    return answer({ message: say(language, 'The invitation is on its way.') });
  return failed(
    502,
    say(language, 'The mail server did not take the invitation. Please try again later.'),
  );
}

const closed = () => Response.json({ message: 'Not found' }, { status: 404 });

/** Without mail nobody asks for a link: an organiser sets a new password, or `npm run editor:reset` does. */
export const passwordLinks: Endpoint[] = [
  { path: '/first-register', method: 'post', handler: closed },
  { path: '/forgot-password', method: 'post', handler: HAS_MAIL ? forgotPassword : closed },
  ...(HAS_MAIL ? [] : [{ path: '/reset-password', method: 'post', handler: closed } as const]),
  { path: '/:id/invite', method: 'post', handler: forEditors(invite) },
];
