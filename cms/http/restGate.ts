import { toSiteLocale } from '@/lib/i18n/locales';
import { HAS_MAIL } from '../env';
import { isSignedIn } from '../access/signedIn';
import { failed } from '../endpoints/answers';
import { notSignedIn } from '../endpoints/forEditors';
import { isFollowed, noFile, type Asked } from '../endpoints/noFile';
import { isDatabaseAway } from '../queries/away';
import { say } from '../words/words';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** The REST calls for visitors who are not signed in: signing in and out, and a new password by mail. */
const OPEN = new Set([
  ...['editors/login', 'editors/logout'],
  ...(HAS_MAIL ? ['editors/forgot-password', 'editors/reset-password'] : []),
]);

/** A form with an e-mail address and a password. */
const MOST_BYTES_OPEN = 10_000;
/** Payload reads a body before it asks who sends it: a longer one is taken from nobody who only says to be signed in. */
const MOST_BYTES_UNASKED = 100_000;

const saysToBeIn = ({ headers }: Request) =>
  /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '') || headers.has('authorization');

const bytesOf = ({ headers }: Request) =>
  headers.has('transfer-encoding') ? Infinity : Number(headers.get('content-length') ?? 0);

/** That of the CMS's screens, as Payload finds it, which isn't asked yet. */
const languageOf = ({ headers }: Request) =>
  toSiteLocale(
    /(?:^|;\s*)payload-lng=([a-z]{2})/.exec(headers.get('cookie') ?? '')?.[1] ??
      (headers.get('accept-language') ?? '').slice(0, 2),
  );

const REFUSED = [401, 403];

/** Payload takes a session that it can't look up for none. */
function notReached(asked: Asked): Response {
  const { language } = asked.i18n;
  const said = say(language, 'The CMS can’t reach its database just now. Try again in a minute.');
  return isFollowed(asked) ? noFile(asked, 503, said) : failed(503, said);
}

/**
 * §6: who sends no session reaches nothing but `OPEN`. With a made-up one a stranger reaches every short call: those that Payload leaves
 * open (access, me, init) answer as to nobody, all others refuse by their access.
 */
export const restGate =
  (handler: Handler): Handler =>
  async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/');
    const bytes = bytesOf(request);
    if (OPEN.has(path))
      return bytes <= MOST_BYTES_OPEN ? handler(request, context) : failed(413, 'Too large.');
    const asked = { headers: request.headers, i18n: { language: languageOf(request) } };
    if (!saysToBeIn(request)) return notSignedIn(asked);
    const isLetIn = bytes <= MOST_BYTES_UNASKED || (await isSignedIn(request));
    const answer = isLetIn ? await handler(request, context) : notSignedIn(asked);
    return REFUSED.includes(answer.status) && (await isDatabaseAway()) ? notReached(asked) : answer;
  };
