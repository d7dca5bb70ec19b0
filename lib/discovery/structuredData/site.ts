import 'server-only';
import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { DEFAULT_SITE_LOCALE, type Locale } from '@/lib/i18n/locales';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { ROUTES } from '@/lib/routes';

/** Drops unknown values: empty texts, missing numbers, empty lists. */
export function known<T extends object>(facts: T): T {
  const isKnown = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value[0]);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))) as T;
}

/** The organiser's @id, the same in every language, for others to refer to. */
export const organizationId = () => `${pageAddress(DEFAULT_SITE_LOCALE, ROUTES.home)}#organization`;

const LOGO = { path: '/icons/icon-512.png', size: '512' } as const;

/** The organiser where its name must stand, too. */
export const namedOrganization = (name: string) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(),
    name,
    url: pageAddress(DEFAULT_SITE_LOCALE, ROUTES.home),
  }) satisfies Organization;

export const organization = (name: string, links: readonly string[]): Organization => ({
  ...namedOrganization(name),
  logo: {
    '@type': 'ImageObject',
    url: siteAddress(LOGO.path),
    width: LOGO.size,
    height: LOGO.size,
  },
  ...(links.length > 0 ? { sameAs: links } : {}),
});

export const webSite = (locale: Locale, name: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${pageAddress(locale, ROUTES.home)}#website`,
  url: pageAddress(locale, ROUTES.home),
  name,
  inLanguage: locale,
  publisher: { '@id': organizationId() },
});

type Crumb = { name: string; path: string };

/** The path from the home page to this one, as search results show it. */
export function breadcrumbs(
  locale: Locale,
  siteName: string,
  crumbs: readonly Crumb[],
): BreadcrumbList {
  const way = [{ name: siteName, path: ROUTES.home }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(locale, path),
    })),
  };
}
