import type {
  WireCountries,
  WireExh,
  WireLogo,
  WireMessages,
  WirePages,
} from '@/lib/contract/webContent';
import { isCountryCode } from '@/lib/query';
import { safeLink } from './link';
import type { UrlOf } from './mediaUrl';

/** §3 Web content whose JSON is small: the brand, page titles, texts, the announcement, countries. */

/** The brand: an empty img stands for the built-in logo. */
export type Logo = { img: string; alt: string };

export const toLogo = ({ img, alt }: WireLogo, urlOf: UrlOf): Logo => ({ img: urlOf(img), alt });

export type PageText = { route: string; title: string; description: string };

export const toPageTexts = ({ pages }: WirePages): PageText[] => pages;

/** An editor's texts that override the built-in ones, nested as in messages/en.json. */
export type SiteMessages = Record<string, unknown>;

export const toSiteMessages = ({ messages }: WireMessages): SiteMessages => messages;

/** html still has to be cleaned by lib/html.ts. */
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

/** Where works are sent in: the announcement's own address, else the exhibition's; '' when there is none. */
export const uploadAddress = (
  { uploadUrl }: Pick<Announcement, 'uploadUrl'>,
  { applyUrl }: { applyUrl: string },
): string => uploadUrl || applyUrl;

/** `works`: how many came from there, where the host tells it. */
export type Country = { code: string; name: string; works?: number };

export const toCountries = ({ countries }: WireCountries): Country[] =>
  countries
    .filter(({ code }) => isCountryCode(code))
    .map(({ code, name, works }) => ({ code: code.toUpperCase(), name, works }));
