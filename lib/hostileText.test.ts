import { favorite } from '@/lib/validation/favorite';
import { leastMs } from '@/tests/support/processorTime';
import { toByteRange } from '../cms/files/byteRange';
import { isFresh } from '../cms/files/freshness';
import { textOf } from '../cms/services/params';
import { isReadable } from '../server/refusal.mjs';
import { rangesOf, visitorAddressBy } from '../server/visitorAddress.mjs';
import { mediaUrl } from './domain/mediaUrl';
import { splitLocale } from './i18n/localePath';
import { LOCALES } from './i18n/locales';
import { preferredLocale } from './i18n/preferredLocale';
import { ServiceError } from './errors';
import { toLogLine } from './log';
import { isChinese, isIdCard, isMainlandPhone, smsCaptcha } from './noScreen/validation';
import { plain } from './plain';
import { isId } from './query';
import { withoutValues } from './reason';
import { rewriteOf } from './rewrites';
import { faultOf } from './state/certificateQuery';
import { readGalleryQuery } from './state/galleryQuery';
import { isEmail, normalisedEmail } from './validation/email';
import { withoutEmails } from './withoutEmails';

/** Everything that reads text from visitors. Its time must not grow faster than the text's length. */
const READERS: Record<string, (text: string) => unknown> = {
  'the log': (text) =>
    toLogLine({ level: 'warn', msg: text, path: text, reason: text }, new Date(0)),
  withoutEmails,
  'a failed statement': (text) => withoutValues(`Failed query: ${text}`),
  isReadable,
  isEmail,
  normalisedEmail,
  isMainlandPhone,
  isIdCard,
  isChinese,
  isId,
  'the number of a certificate': (text) => faultOf(text.trim()),
  'the favourite form': (text) =>
    favorite.isValidSync({ name: text, email: text, captcha: text, qrLabel: text, qrSeq: text }),
  'the phone': (text) => smsCaptcha.isValidSync({ phone: text }),
  'the gallery’s address': (text) =>
    readGalleryQuery(
      new URLSearchParams({ name: text, labelIds: text, country: text, page: text }),
    ),
  'a page’s address': (text) =>
    rewriteOf(`/${text}`, new URLSearchParams({ id: text, page: text })),
  splitLocale: (text) => splitLocale(`/${text}`),
  preferredLocale: (text) => preferredLocale([text], text, LOCALES),
  mediaUrl: (text) => mediaUrl(text, 'http://cms.test'),
  'the proxy’s header': (text) =>
    visitorAddressBy({ header: 'x-visitor', proxies: rangesOf('127.0.0.1') })({
      headers: { 'x-visitor': text },
      socket: { remoteAddress: '127.0.0.1' },
    } as never),
  'a search in the CMS': (text) => {
    try {
      return plain(textOf(new URLSearchParams({ name: text }), 'name'));
    } catch (error) {
      // Refused for its length.
      if (!(error instanceof ServiceError)) throw error;
    }
  },
  'a range': (text) => toByteRange(text, 1000),
  'a condition': (text) =>
    isFresh(new Headers({ 'if-none-match': text.replace(/[^ -~]/g, '') }), '"a"', 0),
};

const LENGTH = 100_000;
const MOST_MS = 10;
const MOST_MS_ON_A_SLOW_MACHINE = 50;

/** Each piece repeated many times, then a character that makes patterns fail. */
const PIECES = [
  'a',
  '0',
  ' ',
  '@',
  'a@',
  '%40',
  'a%40',
  '.',
  'a.',
  '-',
  '/',
  '//',
  '../',
  '%2e',
  ',',
  ':',
  ';',
  '[',
  '<',
  '"',
  '\\',
  '\n',
  '=',
  '世',
  'é',
  'a=',
  'bytes=',
];

const hostile = (piece: string, length: number) => `${piece.repeat(length / piece.length)}!\u0001`;

/** A slow machine may need longer, if a quarter of the text takes about a quarter: where time grows by the square it is a sixteenth. */
function isFast(read: (text: string) => unknown, piece: string): boolean {
  const text = hostile(piece, LENGTH);
  const ms = leastMs(() => read(text), MOST_MS);
  if (ms < MOST_MS) return true;
  const quarter = hostile(piece, LENGTH / 4);
  return ms < MOST_MS_ON_A_SLOW_MACHINE && ms < 8 * leastMs(() => read(quarter));
}

it.each(Object.entries(READERS))('%s reads 100,000 hostile characters in 10 ms', (_name, read) =>
  expect(PIECES.filter((piece) => !isFast(read, piece))).toEqual([]),
);
