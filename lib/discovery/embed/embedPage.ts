import 'server-only';
import { pageAddress } from '@/lib/discovery/metadata/siteAddress';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { ROUTES } from '@/lib/routes';
import { element, escapeXml, textElement } from '@/lib/xml/element';
import { STYLE } from './style';

type Page = {
  locale: Locale;
  title: string;
  /** The path of the page of ours that says the same; '' when there is none. */
  canonical: string;
  /** Beside the style sheet that all have. */
  style?: string;
  /** HTML. */
  content: string;
};

/** A link that leaves the frame for a tab of its own. `content` is HTML. */
export const outward = (address: string, content: string, { common }: Pick<Messages, 'common'>) =>
  element(
    'a',
    { href: address, target: '_blank', rel: 'noopener' },
    `${content} ${textElement('span', common.opensInNewTab, { class: 'new' })}`,
  );

/** Where the picture is from: every framed page has this line. */
export const siteLine = (locale: Locale, messages: Pick<Messages, 'common'>) =>
  element(
    'p',
    { class: 'site' },
    outward(pageAddress(locale, ROUTES.home), escapeXml(messages.common.siteName), messages),
  );

/** A whole document of markup and one style sheet: it needs no script, sets and reads no cookie, and has nothing but links. */
export const embedPage = ({ locale, title, canonical, style = '', content }: Page) =>
  [
    '<!doctype html>',
    `<html lang="${locale}" dir="${directionOf(locale)}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    textElement('title', title),
    canonical && element('link', { rel: 'canonical', href: pageAddress(locale, canonical) }),
    `<style>${STYLE}${style}</style></head>`,
    `<body>${content}</body></html>`,
  ].join('\n');
