import type {
  WireCountries,
  WireExh,
  WireLogo,
  WireMessages,
  WirePages,
} from '@/lib/contract/webContent';
import { safeLink } from './link';
import type { UrlOf } from './mediaUrl';

/** §3 Web content whose JSON is small: the brand, routes' titles, texts, the announcement, countries. */

/** The brand: an empty img means the built-in logo. */
export type Logo = { img: string; alt: string };

export const toLogo = ({ img, alt }: WireLogo, urlOf: UrlOf): Logo => ({ img: urlOf(img), alt });

export type PageText = { route: string; title: string; description: string };

export const toPageTexts = ({ pages }: WirePages): PageText[] => pages;

/** Site texts that override the built-in ones, nested as in messages/en.json. */
export type SiteMessages = Record<string, unknown>;

export const toSiteMessages = ({ messages }: WireMessages): SiteMessages => messages;

/** html is not clean yet: lib/html.ts does that. */
export type Announcement = {
  title: string;
  bgImgs: string[];
  messages: { lang: string; title: string; html: string }[];
  uploadUrl: string;
};

export const toAnnouncement = (wire: WireExh, urlOf: UrlOf): Announcement => ({
  title: wire.title,
  bgImgs: wire.bgImgs.map(urlOf).filter((url) => url !== ''),
  messages: wire.messages,
  uploadUrl: safeLink(wire.uploadUrl),
});

/** `works`: how many came from there, where the host tells it. */
export type Country = { code: string; name: string; works?: number };

export const toCountries = ({ countries }: WireCountries): Country[] =>
  countries.map(({ code, name, works }) => ({ code: code.toUpperCase(), name, works }));
