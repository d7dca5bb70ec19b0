import { getLocale } from 'next-intl/server';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { OfferBar } from './OfferBar.client';

/** The page is the same for everybody, so it contains the offer in every other language; the browser shows one, or none. */
export async function LanguageOffer() {
  const locale = await getLocale();
  const others = LOCALES.filter((other) => other !== locale);
  const offers = await Promise.all(
    others.map(async (other) => {
      const { language, offer } = (await messagesOf(other)).layout;
      return { locale: other, name: language.title, text: offer.text, dismiss: offer.dismiss };
    }),
  );
  return <OfferBar offers={offers} />;
}
