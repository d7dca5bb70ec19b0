import { LOCALES } from '@/lib/i18n/locales';
import { languageAddresses, pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { element, textElement, xmlDocument } from '@/lib/xml/element';

/** A page of the site in all its languages. */
export type SitemapPage = {
  /** Without its locale. */
  path: string;
  /** Paths of our own. */
  images?: readonly string[];
  /** The date of the last change, where it is known. */
  changed?: string;
};

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NAMESPACES = {
  xmlns: SITEMAP,
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** The protocol's limit for one file. */
export const MOST_URLS = 50_000;

const alternatesOf = (path: string) =>
  Object.entries(languageAddresses(path))
    .map(([hreflang, href]) => element('xhtml:link', { rel: 'alternate', hreflang, href }))
    .join('');

const imageOf = (path: string) =>
  element('image:image', {}, textElement('image:loc', siteAddress(path)));

/** An entry for each language, with links to all the others. */
function entriesOf({ path, images = [], changed }: SitemapPage): string {
  const rest = [
    changed ? textElement('lastmod', changed) : '',
    alternatesOf(path),
    ...images.map(imageOf),
  ].join('');
  return LOCALES.map((locale) =>
    element('url', {}, textElement('loc', pageAddress(locale, path)) + rest),
  ).join('\n');
}

export const sitemapXml = (pages: readonly SitemapPage[]): string =>
  xmlDocument(element('urlset', NAMESPACES, pages.map(entriesOf).join('\n')));

export const sitemapIndexXml = (paths: readonly string[]): string =>
  xmlDocument(
    element(
      'sitemapindex',
      { xmlns: SITEMAP },
      paths.map((path) => element('sitemap', {}, textElement('loc', siteAddress(path)))).join('\n'),
    ),
  );
