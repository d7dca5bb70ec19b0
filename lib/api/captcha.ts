import 'server-only';
import { object, string } from 'yup';
import { EMAIL_MAX_LENGTH } from '@/lib/constants';
import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { isEmail, normalisedEmail } from '@/lib/validation/email';
import { NO_STORE, NOBODY_KNOWS_WHEN, refuse } from './answers';
import { currentDraft } from './draft';
import { limit } from './limits';
import { isForOthers, isOwnOrigin, smallBody, textsIn, visitorAddress } from './requests';

type CaptchaRequest = { email: string; locale: string; address: string };

/** Makes a picture or a sound for the e-mail. */
export type MakeCaptcha = (request: CaptchaRequest) => Promise<Blob>;

/** As many as forms may be sent (docs/decisions/0009). */
const PER_ADDRESS = { points: 120, seconds: 60 } as const;

const shape = object({
  email: string()
    .trim()
    .transform((value) => value && normalisedEmail(value))
    .max(EMAIL_MAX_LENGTH)
    .required()
    .test('email', (value) => isEmail(value)),
  locale: string().max(8).default('en'),
});

async function answer(request: Request, fields: unknown, make: MakeCaptcha): Promise<Response> {
  const address = visitorAddress(request.headers);
  if (!shape.isValidSync(fields)) return refuse('invalid.params');
  if (!(await limit('captcha', address, PER_ADDRESS))) return refuse('too.many');
  try {
    const { email, locale } = shape.cast(fields);
    const made = await make({ email, locale, address });
    return new Response(made, { headers: { ...NO_STORE, 'content-type': made.type } });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.desc === TOO_MANY_TRIES) return refuse('too.many', NOBODY_KNOWS_WHEN);
    return refuse(error.token);
  }
}

/** With JavaScript: the e-mail is in the body, never in a URL. */
export async function captchaByEmail(request: Request, make: MakeCaptcha): Promise<Response> {
  if (!isOwnOrigin(request)) return refuse('forbidden');
  const body = await smallBody(request);
  return answer(request, textsIn(body ?? ''), make);
}

/** Without JavaScript: the e-mail is in the page's encrypted form state (draft.ts). */
export async function captchaByDraft(request: Request, make: MakeCaptcha): Promise<Response> {
  if (isForOthers(request)) return refuse('forbidden');
  const { searchParams } = new URL(request.url);
  const draft = currentDraft(searchParams.get('form') ?? '');
  const locale = searchParams.get('locale') ?? undefined;
  return answer(request, { email: draft?.email, locale }, make);
}
