import 'server-only';
import { array, string } from 'yup';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import { envelope, SUCCESS_CODE, TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { logged, UNKNOWN } from './call';
import { visitorHeaders } from './signature';
import { exchange, type Request } from './transport';

const languages = array(string().required()).required();

/** A host whose response isn't in our format offers no spoken captcha. */
const languagesIn = (answer: unknown): string[] =>
  envelope.isValidSync(answer) && answer.code === SUCCESS_CODE && languages.isValidSync(answer.body)
    ? answer.body
    : [];

async function fetchLanguages(): Promise<string[]> {
  const read = async (response: Response): Promise<unknown> => {
    if (UNKNOWN.includes(response.status)) return null;
    // As a proxy's page, which passes: nothing is kept of it.
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return response.json();
  };
  return languagesIn(
    await logged('audioLanguages', undefined, exchange('audioLanguages', {}, read)),
  );
}

/** Ours: the languages of the spoken captcha; empty when there is none. */
export const getLanguages = cached('audioLanguages', () => ['audioLanguages'], fetchLanguages);

type Query = Request['query'];

/** The status of a refusal for the visitor's many requests. */
const TOO_MANY = 429;

/**
 * §7, and our spoken one: a captcha for the e-mail in `name`. A response of another type means request.failed. The
 * visitor's address is for the service's limits. Never retried: each captcha voids the last.
 */
function captchaBy(
  name: 'imageCaptcha' | 'audioCaptcha',
  type: string,
  query: Query,
  address: string,
): Promise<Blob> {
  const request = { query, headers: visitorHeaders(address), once: true };
  const read = async () => {
    const { made, status } = await exchange(name, request, async (response) => ({
      made: await response.blob(),
      status: response.status,
    }));
    if (made.type.startsWith(type)) return made;
    throw new ServiceError('request.failed', status === TOO_MANY ? TOO_MANY_TRIES : '');
  };
  return logged(name, undefined, read());
}

export const imageCaptcha = (email: string, address = ''): Promise<Blob> =>
  captchaBy('imageCaptcha', 'image/', { ...CAPTCHA_IMAGE, name: email }, address);

export const audioCaptcha = (email: string, locale: string, address = ''): Promise<Blob> =>
  captchaBy('audioCaptcha', 'audio/', { name: email, locale: toWireLocale(locale) }, address);
