import type { Attributes, Tag } from 'sanitize-html';
import { decoded } from '../decoded';
import { withScheme } from '../domain/link';
import { ownPath } from '../i18n/localePath';
import type { Locale } from '../i18n/locales';
import { toOwnTarget, type Targets } from './ids';

const OUTSIDE = /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i;
const SAFE_OUTSIDE = /^https?:\/\//i;

const ESCAPED = /^%((?:25)*)(?:2F|23)/i;

/** Payload's dialog once escaped the whole of paths that it didn't know, again with each save: `%252FalbumsView%253F…`. */
function unescaped(address: string): string {
  const [, again] = ESCAPED.exec(address) ?? [];
  if (again === undefined) return address;
  const path = decoded(address.replaceAll(`%${again}`, '%'));
  return /^[/#]/.test(path) && !OUTSIDE.test(path) ? path : address;
}

/** Links never open a new tab: the visitor decides. Links to other sites get rel=noopener. */
export function toLink(
  { href: raw = '', id, title, hreflang }: Attributes,
  targets: Targets,
  locale?: Locale,
): Tag {
  const named = {
    ...(id ? { id } : {}),
    ...(title ? { title } : {}),
    ...(hreflang ? { hreflang } : {}),
  };
  const address = withScheme(unescaped(raw.trim()));
  if (!address) return { tagName: 'a', attribs: named };
  if (!OUTSIDE.test(address)) {
    const href = locale ? ownPath(locale, address) : address;
    return { tagName: 'a', attribs: { href: toOwnTarget(href, targets), ...named } };
  }
  const rel: Attributes = SAFE_OUTSIDE.test(address) ? { rel: 'noopener' } : {};
  return { tagName: 'a', attribs: { href: address, ...named, ...rel } };
}
