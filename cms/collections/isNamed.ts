import type { TextFieldSingleValidation } from 'payload';
import { FALLBACK_LOCALE } from '../queries/locale';
import { isQuiet } from '../quietly';

type Row = { link?: unknown; url?: unknown; img?: unknown };

/** What is a link or has a picture has a name, by which it is known without eyes. In other languages English stands in. */
export const isNamed: TextFieldSingleValidation = (value, { localized, siblingData, req }) => {
  const { link, url, img } = siblingData as Row;
  const isOther = localized && req.locale !== FALLBACK_LOCALE;
  const isNeeded = Boolean(link || url || img) && !isOther && !isQuiet(req);
  return !isNeeded || Boolean(value?.trim()) || 'A name for the link or the picture.';
};
