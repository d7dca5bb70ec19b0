import { getLocale } from 'next-intl/server';
import { messagesOf } from '@/lib/i18n/messages';
import { readHeader } from '@/lib/pages/frame';
import { toChoices } from './LanguageMenu';
import { OfferBar } from './OfferBar.client';

/** The page is the same for everybody, so it contains the offer in every other language; the browser shows one, or none. */
export async function LanguageOffer() {
  const [locale, { languages }] = await Promise.all([getLocale(), readHeader()]);
  const choices = toChoices(languages).map((choice) => choice.locale);
  const others = choices.filter((choice) => choice !== locale);
  const offers = await Promise.all(
    others.map(async (other) => {
      const { language, offer } = (await messagesOf(other)).layout;
      return { locale: other, name: language.title, text: offer.text, dismiss: offer.dismiss };
    }),
  );
  return <OfferBar current={locale} offers={offers} />;
}
