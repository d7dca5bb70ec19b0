import 'server-only';
import { mixed } from 'yup';
import type { Favorite } from '@/lib/validation/favorite';
import { call } from './call';

/**
 * §7 artexhAlbumFav/fav. Throws the service's token, `invalid.captcha` for one. Sent once: a captcha serves one try.
 * The e-mail stands in this server-side query only; the browser posts it.
 */
export async function fav({ qrLabel, qrSeq, name, email, captcha }: Favorite): Promise<void> {
  await call(
    'favourite',
    { query: { qrLabel, qrSeq, name, email, captcha }, once: true },
    { schema: mixed() },
  );
}
