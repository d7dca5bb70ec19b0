import 'server-only';
import { getTranslations } from 'next-intl/server';
import { publishedAt, type News } from '@/lib/domain/news';
import { env } from '@/lib/env';
import { toIso } from '@/lib/format';
import { safeHtml } from '@/lib/html';
import { FILM } from '@/lib/html/films';
import { localePath } from '@/lib/i18n/localePath';
import type { Locale } from '@/lib/i18n/locales';
import { feedPath, pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { contentViewPath, ROUTES } from '@/lib/routes';
import { listByLabel } from '@/lib/services/news';
import { element, escapeXml, textElement, xmlDocument } from '@/lib/xml/element';

const ATOM = 'http://www.w3.org/2005/Atom';
const MOST_ITEMS = 20;
/** Atom requires a date, in an empty feed too. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** In sanitised HTML `<` only ever starts a tag. */
const TAG = /<[^<>]+>/g;
const CHOICE_OF_SIZES = /\s(?:srcset|sizes)="[^"]*"/g;
const ADDRESS = /(\s(?:href|src|poster)=")([^"]*)"/g;

const ATTRIBUTE = /\s(\w+)="([^"]*)"/g;

/**
 * Only our own pages load our films (server/securityHeaders.mjs): a player would stay empty on the page of a reader. The still leads to
 * the item; without one, words.
 */
const filmsAsLinks = (html: string, page: string, words: string) =>
  html.replace(FILM, (_, attributes: string) => {
    const found = Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [name, value]);
    const { title, poster }: Record<string, string | undefined> = Object.fromEntries(found);
    const name = title || escapeXml(words);
    return `<a href="${page}">${poster ? `<img src="${poster}" alt="${name}">` : name}</a>`;
  });

const resolved = (path: string, page: string) =>
  URL.canParse(path, page) ? new URL(path, page).toString() : path;

/** Feed readers need absolute URLs. */
const absolute = (html: string, page: string) =>
  html.replace(TAG, (tag) =>
    tag
      .replace(CHOICE_OF_SIZES, '')
      .replace(ADDRESS, (_, before: string, path: string) => `${before}${resolved(path, page)}"`),
  );

/** Of a text in another language than the feed's. */
const inLanguage = (language: string, locale: Locale) =>
  language && language !== locale ? { 'xml:lang': language } : undefined;

/** Without a date of change, the date of publication, which may lie ahead. */
const updatedOf = ({ updatedAt, sTime }: News) => updatedAt ?? sTime ?? 0;

/** Readers know by it what they have had: it stays when the site gets another name (RFC 4287, 4.2.6). */
const idOf = (path: string) => new URL(path, env().feedIdOrigin).toString();

function entry(locale: Locale, news: News, film: string): string {
  const { id, title, titleLang, desc, descLang, content, contentLang } = news;
  const page = contentViewPath(id);
  const address = pageAddress(locale, page);
  const safe = safeHtml(content, { locale, hasPlace: false });
  const html = absolute(filmsAsLinks(safe, address, film), address);
  return element(
    'entry',
    {},
    [
      textElement('id', idOf(localePath(locale, page))),
      textElement('title', title, inLanguage(titleLang, locale)),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: address }),
      textElement('published', toIso(publishedAt(news))),
      textElement('updated', toIso(updatedOf(news))),
      desc && textElement('summary', desc, inLanguage(descLang, locale)),
      content && textElement('content', html, { type: 'html', ...inLanguage(contentLang, locale) }),
    ].join(''),
  );
}

/** The newest news of one language as an Atom feed. Items without a date are left out. */
export async function newsFeed(locale: Locale): Promise<string> {
  const [t, { items }] = await Promise.all([
    getTranslations({ locale }),
    listByLabel(locale, 0, MOST_ITEMS),
  ]);
  const dated = items.filter(({ sTime }) => toIso(sTime) !== '');
  const newest = Math.max(...dated.map(updatedOf));
  const self = siteAddress(feedPath(locale));
  const film = t('news.film', { host: new URL(self).host });
  const content = [
    textElement('id', idOf(feedPath(locale))),
    textElement('title', `${t('meta.feed')} | ${t('common.siteName')}`),
    textElement('updated', dated.length > 0 ? toIso(newest) : NEVER),
    element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', {
      rel: 'alternate',
      type: 'text/html',
      hreflang: locale,
      href: pageAddress(locale, ROUTES.news),
    }),
    textElement('icon', siteAddress('/icons/icon-192.png')),
    element('author', {}, textElement('name', t('common.siteName'))),
    ...dated.map((item) => entry(locale, item, film)),
  ].join('\n');
  return xmlDocument(element('feed', { xmlns: ATOM, 'xml:lang': locale }, content));
}
