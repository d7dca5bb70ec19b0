import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { namedPageMetadata } from '@/lib/metadata/pageMetadata';
import type { PageName } from '@/lib/metadata/pageWords';

/** Pages about one person: found by nobody but those who have the number. */
export const certificateMetadata = async (locale: Locale, name: PageName): Promise<Metadata> => ({
  ...(await namedPageMetadata(locale, name, { isHidden: true })),
  robots: { index: false, follow: false },
  referrer: 'same-origin',
});
