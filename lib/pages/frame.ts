import { getLocale, getMessages } from 'next-intl/server';
import { toEntries } from '@/lib/domain/menuEntry';
import { namedByKey } from '@/lib/domain/menuNames';
import { getByLabel } from '@/lib/services/menu';
import { getWebContent } from '@/lib/services/webContent';

/** §2 Header: the main menu, the editors' list of languages, the logo. */
export async function readHeader() {
  const locale = await getLocale();
  const [messages, menu, languages, logo] = await Promise.all([
    getMessages(),
    getByLabel('main', locale),
    getWebContent('langs', locale),
    getWebContent('logo', locale),
  ]);
  return { items: toEntries(namedByKey(menu, messages)), languages, logo };
}

export const readFooter = async () => getWebContent('footer', await getLocale());
