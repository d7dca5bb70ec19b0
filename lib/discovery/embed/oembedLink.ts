import 'server-only';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import type { Locale } from '@/lib/i18n/locales';
import { withQuery } from '@/lib/query';

const OEMBED_TYPE = 'application/json+oembed';

/** By this link in its head a page is found to be one that other sites may show. */
export const oembedType = (locale: Locale, path: string) => ({
  [OEMBED_TYPE]: siteAddress(withQuery('/api/oembed', { url: pageAddress(locale, path) })),
});
