import 'server-only';
import { object, string } from 'yup';
import { EMAIL_MAX_LENGTH } from '@/lib/constants';
import { ServiceError } from '@/lib/errors';
import { isEmail } from '@/lib/validation/checks';
import { currentDraft } from './draft';
import { limit } from './limits';
import { isOwnOrigin } from './origin';
import { FORBIDDEN, refuse, TOO_MANY } from './refuse';
import { smallBody } from './smallBody';
import { visitorAddress } from './visitorAddress';

type Asked = { email: string; locale: string; address: string };

/** A picture or a sound for the e-mail. */
export type MakeCaptcha = (asked: Asked) => Promise<Blob>;

const PER_ADDRESS = { points: 30, seconds: 60 } as const;

const shape = object({
  email: string()
    .trim()
    .max(EMAIL_MAX_LENGTH)
    .required()
    .test('email', (value) => isEmail(value)),
  locale: string().max(8).default('en'),
});

const statusOf = ({ token }: ServiceError) => (token === 'net.error' ? 502 : TOO_MANY);

async function answer(request: Request, asked: unknown, make: MakeCaptcha): Promise<Response> {
  const address = visitorAddress(request.headers);
  if (!shape.isValidSync(asked)) return refuse(400, 'invalid.params');
  if (!(await limit('captcha', address, PER_ADDRESS))) return refuse(TOO_MANY, 'request.failed');
  try {
    const { email, locale } = shape.cast(asked);
    const made = await make({ email, locale, address });
    const headers = { 'content-type': made.type, 'cache-control': 'no-store' };
    return new Response(made, { headers });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return refuse(statusOf(error), error.token);
  }
}

/** By script: the e-mail is in the body, never in an address. */
export async function captchaByEmail(request: Request, make: MakeCaptcha): Promise<Response> {
  if (!isOwnOrigin(request)) return refuse(FORBIDDEN, 'invalid.params');
  const body = await smallBody(request);
  try {
    return await answer(request, JSON.parse(body ?? ''), make);
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(400, 'invalid.params');
    throw error;
  }
}

/** Without a script: by the sealed form that the page carries (see draft.ts). */
export async function captchaByDraft(request: Request, make: MakeCaptcha): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const draft = currentDraft(searchParams.get('form') ?? '');
  const locale = searchParams.get('locale') ?? undefined;
  return answer(request, { email: draft?.email, locale }, make);
}
