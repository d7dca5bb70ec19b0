import 'server-only';
import { array, string } from 'yup';
import { envelope, SUCCESS_CODE } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { toWireLocale } from '@/lib/i18n/locales';
import { cached } from './cached';
import { logged } from './call';
import { exchange } from './transport';
import { visitorHeaders } from './visitorHeaders';

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

/** Ours: a captcha to be heard, under the rules of the picture (see imageCaptcha). */
export async function audioCaptcha(email: string, locale: string, address = ''): Promise<Blob> {
  const request = {
    query: { name: email, locale: toWireLocale(locale) },
    headers: visitorHeaders(address),
    once: true,
  };
  const read = async () => {
    const sound = await exchange('audioCaptcha', request, (response) => response.blob());
    if (!sound.type.startsWith('audio/')) throw new ServiceError('request.failed');
    return sound;
  };
  return logged('audioCaptcha', undefined, read());
}
