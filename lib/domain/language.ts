import type { WireLanguage } from '@/lib/contract/webContent';
import type { UrlOf } from './mediaUrl';

/** §3 Language. id is the locale as the wire spells it: `EN`. */
export type Language = { id: string; label: string; img: string };

export const toLanguage = ({ id, label, img }: WireLanguage, urlOf: UrlOf): Language => ({
  id: id.toUpperCase(),
  label,
  img: urlOf(img),
});
