import { safeLink } from './link';
import type { UrlOf } from './mediaUrl';

type WirePartner = { id: string; name: string; img: string; url: string };

/** §3 Media partner; a year's organisers have the same shape. */
export type MediaPartner = { id: string; name: string; img: string; url: string };

export const toMediaPartner = (wire: WirePartner, urlOf: UrlOf): MediaPartner => ({
  id: wire.id,
  name: wire.name,
  img: urlOf(wire.img),
  url: safeLink(wire.url),
});
