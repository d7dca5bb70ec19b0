import { refuse } from '@/lib/api/answers';
import { answerInJson, answerWithPage, readForm } from '@/lib/api/favoriteForm';
import { limit } from '@/lib/api/limits';
import { isOwnOrigin, smallBody, visitorAddress } from '@/lib/api/requests';

/** A class of forty, three tries each (docs/decisions/0009). */
const PER_ADDRESS = { points: 120, seconds: 60 } as const;

/** §7 artexhAlbumFav/fav for the browser: JSON from the script, or a plain form that is answered with a redirect. */
export async function POST(request: Request) {
  if (!isOwnOrigin(request)) return refuse('forbidden');
  const address = visitorAddress(request.headers);
  const visitor = { address, isAllowed: await limit('favorite', address, PER_ADDRESS) };
  const body = await smallBody(request);
  if (body === null) return refuse('too.large');
  const { isPage, fields } = readForm(body, request.headers.get('content-type') ?? '');
  return isPage ? answerWithPage(fields, visitor) : answerInJson(fields, visitor);
}
