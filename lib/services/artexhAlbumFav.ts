import 'server-only';
import { mixed } from 'yup';
import type { Favorite } from '@/lib/validation/favorite';
import { call } from './call';

/**
 * §7 artexhAlbumFav/fav. Throws the service's token, such as `invalid.captcha`. Never retried: a captcha is valid for
 * one try. Only this server-side query contains the e-mail; the browser posts it.
 */
export async function fav({ qrLabel, qrSeq, name, email, captcha }: Favorite): Promise<void> {
  await call(
    'favourite',
    { query: { qrLabel, qrSeq, name, email, captcha }, once: true },
    { schema: mixed() },
  );
}
