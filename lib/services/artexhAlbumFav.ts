import 'server-only';
import { mixed } from 'yup';
import type { Favorite } from '@/lib/validation/favorite';
import { call } from './call';
import { visitorHeaders } from './signature';

/**
 * §7 artexhAlbumFav/fav. Throws the service's token, such as `invalid.captcha`. Never retried: a captcha is valid for
 * one try. Only this server-side query contains the e-mail; the browser posts it. The visitor's address is for the service's limits.
 */
export async function fav(
  { qrLabel, qrSeq, name, email, captcha }: Favorite,
  address: string,
): Promise<void> {
  const query = { qrLabel, qrSeq, name, email, captcha };
  const request = { query, headers: visitorHeaders(address), once: true };
  await call('favourite', request, { schema: mixed() });
}
