import 'server-only';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_SITE_LOCALE } from '@/lib/i18n/locales';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { ROUTES } from '@/lib/routes';
import { homepages } from './homepages';
import { inEveryLanguage, languageMap } from './languageMap';

/** The organiser of the exhibition. */
export async function provider() {
  const names = await inEveryLanguage((locale) => getTranslations({ locale, namespace: 'common' }));
  const label = languageMap((locale) => names(locale)('siteName')) ?? {};
  return {
    id: pageAddress(DEFAULT_SITE_LOCALE, ROUTES.home),
    type: 'Agent',
    label,
    homepage: homepages(ROUTES.home, label),
    logo: [
      {
        id: siteAddress('/icons/icon-512.png'),
        type: 'Image',
        format: 'image/png',
        width: 512,
        height: 512,
      },
    ],
  };
}
