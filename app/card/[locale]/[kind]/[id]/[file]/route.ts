import { notFound, refuse, unavailable } from '@/lib/api/answers';
import { countAbsent, mayRequest, mayGuess } from '@/lib/api/visitorLimits';
import { CARD_TYPE, isCardKind } from '@/lib/discovery/cards/card';
import { cardImage, isDrawn } from '@/lib/discovery/cards/cardImage';
import { readCard } from '@/lib/discovery/cards/readCard';
import { attempt } from '@/lib/attempt';
import { CARD_IS_KEPT, WITHDRAWABLE } from '@/lib/freshness.mjs';
import { isLocale } from '@/lib/i18n/locales';
import { MEDIA_LENGTH } from '@/server/mediaLength.mjs';

export const dynamic = 'force-dynamic';

/** The file name is the card's version; older versions show the current card. */
const FILE = /^[0-9a-f]{12}\.jpg$/;

type Context = RouteContext<'/card/[locale]/[kind]/[id]/[file]'>;

/** The preview card of a published item, as a JPEG (lib/discovery/cards/card.ts). */
export async function GET({ headers }: Request, { params }: Context) {
  const { locale, kind, id, file } = await params;
  if (!FILE.test(file) || !isLocale(locale) || !isCardKind(kind)) return notFound();
  if (!(await mayGuess(headers))) return refuse('too.many');
  const found = await attempt(readCard(locale, kind, id));
  if (!found.ok) return unavailable();
  if (!found.value) {
    await countAbsent();
    return notFound();
  }
  const isKept = isDrawn(found.value);
  if (!isKept && !(await mayRequest('card', headers))) return refuse('too.many');
  const drawn = await attempt(cardImage(found.value));
  if (!drawn.ok) return unavailable();
  return new Response(new Uint8Array(drawn.value), {
    headers: {
      'content-type': CARD_TYPE,
      [MEDIA_LENGTH]: String(drawn.value.byteLength),
      'cache-control': WITHDRAWABLE,
      ...(isKept && { 'cache-status': CARD_IS_KEPT }),
    },
  });
}
