import 'server-only';
import { getTranslations } from 'next-intl/server';
import { changedAt, type News } from '@/lib/domain/news';
import { toIso } from '@/lib/format';
import { safeHtml } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { feedPath, pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { contentViewPath, ROUTES } from '@/lib/routes';
import { listByLabel } from '@/lib/services/news';
import { element, textElement, xmlDocument } from '@/lib/xml/element';

const ATOM = 'http://www.w3.org/2005/Atom';
/** Atom requires a date, in an empty feed too. */
const NEVER = '1970-01-01T00:00:00.000Z';

const OWN_ADDRESS = /(\s(?:href|src|poster)=")(\/(?!\/)[^"]*)"/g;
const CHOICE_OF_SIZES = /\s(?:srcset|sizes)="[^"]*"/g;

/** Feed readers need absolute URLs. */
const absolute = (html: string) =>
  html
    .replace(CHOICE_OF_SIZES, '')
    .replace(OWN_ADDRESS, (_, before: string, path: string) => `${before}${siteAddress(path)}"`);

/** Without a date of change, the date of publication. */
const updatedOf = (news: News) => changedAt(news) ?? news.sTime ?? 0;

function entry(locale: Locale, news: News): string {
  const { id, title, desc, content, sTime } = news;
  const address = pageAddress(locale, contentViewPath(id));
  return element(
    'entry',
    {},
    [
      textElement('id', address),
      textElement('title', title),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: address }),
      textElement('published', toIso(sTime)),
      textElement('updated', toIso(updatedOf(news))),
      desc && textElement('summary', desc),
      content && textElement('content', absolute(safeHtml(content, { locale })), { type: 'html' }),
    ].join(''),
  );
}

/** The newest news of one language as an Atom feed. Items without a date are left out. */
export async function newsFeed(locale: Locale): Promise<string> {
  const [t, { items }] = await Promise.all([getTranslations({ locale }), listByLabel(locale)]);
  const dated = items.filter(({ sTime }) => toIso(sTime) !== '');
  const newest = Math.max(...dated.map(updatedOf));
  const self = siteAddress(feedPath(locale));
  const content = [
    textElement('id', self),
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
    ...dated.map((item) => entry(locale, item)),
  ].join('\n');
  return xmlDocument(element('feed', { xmlns: ATOM, 'xml:lang': locale }, content));
}
