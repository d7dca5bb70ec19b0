import type { Attributes, Tag } from 'sanitize-html';
import { localePath, splitLocale } from '../i18n/localePath';
import type { Locale } from '../i18n/locales';

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i;
const SAFE_OUTSIDE = /^https:\/\//i;
/** Paths of files, which have no language. */
const FILE = /^\/(?:download|video|api|_next|flags|music|past|category)\//;

/** Adds the page's language to a link to our own site, unless the link already names one. */
function inLocale(href: string, locale?: Locale): string {
  if (!locale || !/^\/(?![/\\])/.test(href) || FILE.test(href)) return href;
  const [pathname = ''] = href.split(/[?#]/);
  return splitLocale(pathname).path === pathname ? localePath(locale, href) : href;
}

/** Links never open a new tab: the visitor decides. Links to other sites get rel=noopener. */
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
