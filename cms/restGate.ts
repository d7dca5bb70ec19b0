import { HAS_MAIL } from './env';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** The REST calls for visitors who are not signed in: signing in and out, and a new password by mail. */
const OPEN = new Set([
  ...['editors/login', 'editors/logout'],
  ...(HAS_MAIL ? ['editors/forgot-password', 'editors/reset-password'] : []),
]);

const hasSession = ({ headers }: Request) =>
  /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '') || headers.has('authorization');

/** §6: Payload checks access by collection; this also closes what it leaves open (access, me, init, forgot-password). */
export const forEditors =
  (handler: Handler): Handler =>
  async (request, context) => {
    const path = ((await context.params).slug ?? []).join('/');
    if (hasSession(request) || OPEN.has(path)) return handler(request, context);
    return Response.json({ message: 'Log in first.' }, { status: 401 });
  };
