import { getRequestConfig } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import { attempt } from '@/lib/attempt';
import { env } from '@/lib/env';
import { ServiceError } from '@/lib/errors';
import { getWebContent } from '@/lib/services/webContent';
import { toSiteLocale, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { overrideMessages } from '@/lib/i18n/overrideMessages';

/** The editors' texts. None if the host has none. Throws when the host is down, so that the cached page stays. */
async function givenTexts(locale: Locale): Promise<unknown> {
  if (env().isBuild) return null;
  const given = await attempt(getWebContent('messages', locale));
  if (given.ok) return given.value;
  if (given.token === 'net.error') throw new ServiceError(given.token);
  return null;
}

/** next-intl writes no dates here. Without a zone it asks Intl for the server's, for each page anew. */
const timeZone = 'UTC';

/** Route handlers pass the language; for a page it is that of its address. */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = requested ?? toSiteLocale((await rootParams.locale()) ?? '');
  const [texts, given] = await Promise.all([messagesOf(locale), givenTexts(locale)]);
  return { locale, messages: overrideMessages(texts, given), timeZone };
});
