import { hostOf, safeLink } from './link';
import type { UrlOf } from './mediaUrl';

type WirePartner = { id: string; name: string; img: string; url: string };

/** §3 Media partner; a year's organisers have the same shape. */
export type MediaPartner = { id: string; name: string; img: string; url: string };

export function toMediaPartner(wire: WirePartner, urlOf: UrlOf): MediaPartner {
  const url = safeLink(wire.url);
  return { id: wire.id, name: wire.name || hostOf(url), img: urlOf(wire.img), url };
}
