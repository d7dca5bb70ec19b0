import 'server-only';
import { localePath } from '@/lib/i18n/localePath';
import { toSiteLocale } from '@/lib/i18n/locales';
import { albumFavoritePath } from '@/lib/routes';
import {
  hasAlert,
  RESULT_ID,
  type FavoriteDraft,
  type FavoriteResult,
} from '@/lib/state/favoriteForm';
import { favorite } from '@/lib/validation/favorite';
import { NO_STORE, NOBODY_KNOWS_WHEN, refuse } from './answers';
import { collect, failuresOf, LONGEST_QR, type CollectResult } from './collect';
import { sealDraft } from './draft';
import { textsIn, type Fields } from './requests';

const FORM = 'application/x-www-form-urlencoded';
const SEE_OTHER = 303;

/** Reads both encodings: a form that the browser posts itself, and the JSON of our script. */
export function readForm(body: string, contentType: string): { isPage: boolean; fields: Fields } {
  const isPage = contentType.startsWith(FORM);
  return { isPage, fields: isPage ? Object.fromEntries(new URLSearchParams(body)) : textsIn(body) };
}

const ANSWERS: Record<CollectResult, () => Response> = {
  success: () => Response.json({ ok: true }, { headers: NO_STORE }),
  invalidCaptcha: () => refuse('invalid.captcha'),
  absent: () => refuse('invalid.id'),
  error: () => refuse('request.failed'),
  unavailable: () => refuse('net.error'),
  tooMany: () => refuse('too.many', NOBODY_KNOWS_WHEN),
  tooManyOfWork: () => refuse('too.many'),
};

/** What a page shows of it. */
function shownOf(result: CollectResult): FavoriteResult {
  if (result === 'unavailable') return 'error';
  return result === 'tooManyOfWork' ? 'tooMany' : result;
}

/** `isAllowed`: its address has not sent too many forms. */
type Visitor = { address: string; isAllowed: boolean };

export async function answerInJson(
  fields: Fields,
  { address, isAllowed }: Visitor,
): Promise<Response> {
  if (!isAllowed) return refuse('too.many');
  if (Object.keys(failuresOf(fields)).length > 0) return refuse('invalid.params');
  return ANSWERS[await collect(favorite.cast(fields), address)]();
}

/** The button that only requests the captcha: empty fields are no failure yet. */
const isForPicture = ({ step }: Fields) => step === 'picture';

async function draftOf(fields: Fields, { address, isAllowed }: Visitor): Promise<FavoriteDraft> {
  const { name = '', email = '' } = fields;
  const failures = failuresOf(fields);
  const draft = {
    name: name.slice(0, 257),
    email: email.slice(0, 257),
    failures,
    result: '',
  } as const;
  // An e-mail that is none has no captcha.
  const ofEmail = { ...draft, failures: { email: failures.email } };
  if (!isAllowed) return { ...ofEmail, result: 'tooMany' };
  if (isForPicture(fields)) return ofEmail;
  if (Object.keys(failures).length > 0) return draft;
  return { ...draft, result: shownOf(await collect(favorite.cast(fields), address)) };
}

/** Without JavaScript: redirects back to the page, which shows the result. Reloading it submits nothing. */
export async function answerWithPage(fields: Fields, visitor: Visitor): Promise<Response> {
  const { qrLabel = '', qrSeq = '', locale = '' } = fields;
  const draft = await draftOf(fields, visitor);
  const [label = '', seq = ''] = [qrLabel, qrSeq].map((text) => text.slice(0, LONGEST_QR + 1));
  const path = localePath(toSiteLocale(locale), albumFavoritePath(label, seq));
  const place = hasAlert(draft.result) ? RESULT_ID : 'form';
  const location = `${path}&form=${sealDraft(draft, Date.now())}#${place}`;
  return new Response(null, { status: SEE_OTHER, headers: { ...NO_STORE, location } });
}
