import 'server-only';
import { array, string } from 'yup';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import { envelope, SUCCESS_CODE } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { logged } from './call';
import { signedHeaders } from './signature';
import { exchange, type Request } from './transport';

const languages = array(string().required()).required();

/** Of an answer that is none of ours there is nothing to read: such a host speaks no captcha. */
const languagesIn = (answer: unknown): string[] =>
  envelope.isValidSync(answer) && answer.code === SUCCESS_CODE && languages.isValidSync(answer.body)
    ? answer.body
    : [];

async function askLanguages(): Promise<string[]> {
  const read = async (response: Response): Promise<unknown> => {
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return response.ok && isJson ? response.json() : null;
  };
  return languagesIn(
    await logged('audioLanguages', undefined, exchange('audioLanguages', {}, read)),
  );
}

/** Ours: the languages in which the user service speaks a captcha; none when it does not. */
export const getLanguages = cached('audioLanguages', () => ['audioLanguages'], askLanguages);

type Query = Request['query'];

/** Who asks, for the service's own limits: signed, so that nobody else can name a visitor. */
const visitorHeaders = (address: string) =>
  address
    ? { 'x-visitor-address': address, ...signedHeaders('visitor', [address], Date.now()) }
    : undefined;

/**
 * §7, and ours to be heard: a captcha bound to the e-mail in `name`. An answer of another type is a refusal: the caller
 * hears request.failed. The visitor's address goes along, for the service's limits. Asked once: each makes the last void.
 */
function captchaBy(
  name: 'imageCaptcha' | 'audioCaptcha',
  type: string,
  query: Query,
  address: string,
): Promise<Blob> {
  const request = { query, headers: visitorHeaders(address), once: true };
  const read = async () => {
    const made = await exchange(name, request, (response) => response.blob());
    if (!made.type.startsWith(type)) throw new ServiceError('request.failed');
    return made;
  };
  return logged(name, undefined, read());
}

export const imageCaptcha = (email: string, address = ''): Promise<Blob> =>
  captchaBy('imageCaptcha', 'image/', { ...CAPTCHA_IMAGE, name: email }, address);

export const audioCaptcha = (email: string, locale: string, address = ''): Promise<Blob> =>
  captchaBy('audioCaptcha', 'audio/', { name: email, locale: toWireLocale(locale) }, address);
