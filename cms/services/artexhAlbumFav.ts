import { NAME_MAX_LENGTH } from '@/lib/constants';
import { TOO_MANY_TRIES } from '@/lib/contract/envelope';
import { ServiceError } from '@/lib/errors';
import { isSeq } from '@/lib/query';
import { normalisedName } from '@/lib/validation/name';
import { findAlbumId } from '../queries/albums';
import { storeFavourite } from '../queries/favourites';
import { toFailure, type Answer, type Call } from './answer';
import { emailOf, solve } from './captcha';
import { answerOf } from './captchaAnswer';
import { countWrongTry, mayTry } from './captchaLimits';
import { textOf } from './params';

function formOf(query: URLSearchParams) {
  const name = normalisedName(textOf(query, 'name', NAME_MAX_LENGTH));
  const email = emailOf(query.get('email'));
  const captcha = answerOf(query.get('captcha'));
  const label = textOf(query, 'qrLabel');
  const seq = textOf(query, 'qrSeq');
  if (!name || !email || !captcha || !label || !seq) throw new ServiceError('invalid.params');
  return { name, email, captcha, label, seq };
}

/** §7 artexhAlbumFav/fav: unique by artwork and e-mail; the same pair again succeeds without storing anything. */
export async function fav({ query, request: { headers } }: Call): Promise<Answer> {
  const { name, email, captcha, label, seq } = formOf(query);
  const albumId = isSeq(seq) ? await findAlbumId(label, Number(seq)) : undefined;
  if (albumId === undefined) throw new ServiceError('invalid.id');
  const now = Date.now();
  if (!(await mayTry(email, headers, now))) {
    return toFailure('request.failed', TOO_MANY_TRIES, 429);
  }
  if (!(await solve(email, captcha, ['fav', String(albumId), name], now))) {
    await countWrongTry(email, headers, now);
    throw new ServiceError('invalid.captcha');
  }
  await storeFavourite({ albumId, email, name }, now);
  return { body: [] };
}
