import type { Attributes, Tag } from 'sanitize-html';
import { localePath, splitLocale } from '../i18n/localePath';
import type { Locale } from '../i18n/locales';

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i;
const SAFE_OUTSIDE = /^https:\/\//i;
/** Files, which have no language. */
const FILE = /^\/(?:download|video|api|_next|flags|music|past|category)\//;

/** A page of ours, in the language of the page that links to it; one that names a language keeps it. */
function inLocale(href: string, locale?: Locale): string {
  if (!locale || !/^\/(?![/\\])/.test(href) || FILE.test(href)) return href;
  const [pathname = ''] = href.split(/[?#]/);
  return splitLocale(pathname).path === pathname ? localePath(locale, href) : href;
}

/** Never in a new tab: the visitor decides. What leads away cannot reach back to our page. */
export function toLink({ href = '', title, hreflang }: Attributes, locale?: Locale): Tag {
  const named = { ...(title ? { title } : {}), ...(hreflang ? { hreflang } : {}) };
  const address = href.trim();
  if (!address) return { tagName: 'a', attribs: named };
  if (!OUTSIDE.test(address)) {
    return { tagName: 'a', attribs: { href: inLocale(address, locale), ...named } };
  }
  const rel: Attributes = SAFE_OUTSIDE.test(address) ? { rel: 'noopener' } : {};
  return { tagName: 'a', attribs: { href: address, ...named, ...rel } };
}
