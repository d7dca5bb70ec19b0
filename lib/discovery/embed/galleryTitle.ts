import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What a label's part of the gallery is called: by its year, if it has one. */
export const galleryTitle = (
  year: string,
  { gallery, meta }: Pick<Messages, 'gallery' | 'meta'>,
  locale: Locale,
) => (year ? fill(meta.gallery, { year }, locale) : gallery.title);
