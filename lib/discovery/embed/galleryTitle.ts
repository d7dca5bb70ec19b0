import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { isYear } from '@/lib/query';

/** What a label's part of the gallery is called: by its year, if it is one. */
export const galleryTitle = (
  label: string,
  { gallery, meta }: Pick<Messages, 'gallery' | 'meta'>,
  locale: Locale,
) => (isYear(label) ? fill(meta.gallery, { year: label }, locale) : gallery.title);
