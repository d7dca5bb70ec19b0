import type { WireFooter } from '@/lib/contract/webContent';
import { hostOf, safeLink } from './link';
import type { UrlOf } from './mediaUrl';

/** icon is ours, set for social media only. */
export type FooterLink = { name: string; link: string; icon?: string };

/** §3 Footer. social is ours. */
export type Footer = {
  nav: { title: string; items: FooterLink[] };
  social: { title: string; items: FooterLink[] };
  wx: { desc: string; img: string };
  addr: { title: string; desc: string };
  service: { title: string; desc: string; time: string };
  copyright: { desc: string };
};

const safe = <T extends FooterLink>(item: T): T => {
  const link = safeLink(item.link);
  return { ...item, name: item.name || hostOf(link), link };
};

export const toFooter = (wire: WireFooter, urlOf: UrlOf): Footer => ({
  ...wire,
  nav: { title: wire.nav.title, items: wire.nav.items.map(safe) },
  social: { title: wire.social.title, items: wire.social.items.map(safe) },
  wx: { desc: wire.wx.desc, img: urlOf(wire.wx.img) },
});
