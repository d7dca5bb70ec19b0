import 'server-only';
import { ValidationError } from 'yup';
import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { measures } from '@/server/measures.mjs';
import { fav } from '@/lib/services/artexhAlbumFav';
import {
  resultOf,
  type FavoriteFailures,
  type FavoriteField,
  type FavoriteResult,
} from '@/lib/state/favoriteForm';
import {
  FAVORITE_FAILURES,
  favorite,
  type Favorite,
  type FavoriteFailure,
} from '@/lib/validation/favorite';
import { isWithin, limit } from './limits';

/** A class of children may collect the same work at once; a script may not (docs/decisions/0009). */
const PER_WORK = { points: 300, seconds: 60 } as const;
export const LONGEST_QR = 64;

const isFailure = (message: string): message is FavoriteFailure =>
  Object.hasOwn(FAVORITE_FAILURES, message);

const isField = (path: string | undefined): path is FavoriteField =>
  path === 'name' || path === 'email' || path === 'captcha';

/** §5: the first failure of each field; empty when the form is valid. */
export function failuresOf(fields: unknown): FavoriteFailures {
  try {
    favorite.validateSync(fields, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures: FavoriteFailures = {};
    for (const { path, message } of error.inner) {
      if (isField(path) && isFailure(message)) failures[path] ??= message;
    }
    return failures;
  }
}

/**
 * `unavailable`: no service could be asked. Visitors read the same as for any other error (§8). `tooManyOfWork`: our own limit, of which
 * we know when it ends; they read the same as of the service's.
 */
export type CollectResult = FavoriteResult | 'unavailable' | 'tooManyOfWork';

function resultOfError({ token, desc }: ServiceError): CollectResult {
  if (desc === TOO_MANY_TRIES) return 'tooMany';
  return token === 'net.error' ? 'unavailable' : resultOf(token);
}

async function send(form: Favorite, address: string): Promise<CollectResult> {
  const { qrLabel, qrSeq } = form;
  if (!qrLabel || !qrSeq) return 'absent';
  if (Math.max(qrLabel.length, qrSeq.length) > LONGEST_QR) return 'error';
  // 7 and 007 are one work.
  const work = `${qrLabel}/${qrSeq.replace(/^0+(?=\d)/, '')}`;
  if (!(await isWithin('favoriteWork', work, PER_WORK))) return 'tooManyOfWork';
  try {
    await fav(form, address);
    // Failed tries don't count, so that a stranger's tries can't lock out a class of children.
    await limit('favoriteWork', work, PER_WORK);
    return 'success';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return resultOfError(error);
  }
}

/** §7 fav, for a valid form. §8: `invalid.captcha` has a result of its own; all others show the same alert, for a work that isn't there with advice of its own. */
export async function collect(form: Favorite, address: string): Promise<CollectResult> {
  const result = await send(form, address);
  measures()?.favourite(result);
  return result;
}
