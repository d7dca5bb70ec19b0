import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Graph, ImageObject, Person, VisualArtwork } from 'schema-dts';
import type { Album } from '@/lib/domain/album';
import { countryName } from '@/lib/i18n/intl';
import type { Locale } from '@/lib/i18n/locales';
import { pageAddress, siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { pageWords } from '@/lib/discovery/metadata/pageWords';
import { albumsViewPath, artworkPath, ROUTES } from '@/lib/routes';
import { known, breadcrumbs, organizationId } from './site';

/** The artist as lib/content/minors.ts lets the page show them: the name, and nothing else about a child. */
function artist({ author }: Album): Person | undefined {
  return author ? { '@type': 'Person', name: author } : undefined;
}

function picture(album: Album): ImageObject {
  const { author, imgUrl, width, height, alt } = album;
  return known<Exclude<ImageObject, string>>({
    '@type': 'ImageObject',
    contentUrl: siteAddress(imgUrl),
    width: width ? String(width) : undefined,
    height: height ? String(height) : undefined,
    caption: alt,
    creator: artist(album),
    creditText: author,
    copyrightNotice: author && `© ${author}`,
  });
}

/** A work, as schema.org's VisualArtwork. */
export function visualArtwork(album: Album, locale: Locale): VisualArtwork {
  const country = countryName(album.countryCode, locale, album.country);
  return known<Exclude<VisualArtwork, string>>({
    '@type': 'VisualArtwork',
    '@id': pageAddress(locale, artworkPath(album.id)),
    url: pageAddress(locale, artworkPath(album.id)),
    name: album.name,
    description: album.description,
    // Of the description, which may stand in for one that isn't translated.
    inLanguage: album.descriptionLang || locale,
    artform: 'Painting',
    creator: artist(album),
    countryOfOrigin: country ? { '@type': 'Country', name: country } : undefined,
    image: picture(album),
    publisher: { '@id': organizationId() },
  });
}

/** A work's page: the work and the breadcrumbs. `year`: what the work's year is called, '' without one. */
export async function artworkGraph(
  album: Album,
  year: string,
  locale: Locale,
): Promise<Graph['@graph']> {
  const [{ title: gallery }, t] = await Promise.all([
    pageWords('albumsView', locale),
    getTranslations({ locale }),
  ]);
  const { id, name, label } = album;
  const ofYear = { name: t('meta.gallery', { year }), path: albumsViewPath(label) };
  const crumbs = [
    { name: gallery, path: ROUTES.albumsView },
    ...(year ? [ofYear] : []),
    { name: name || t('work.untitled'), path: artworkPath(id) },
  ];
  return [visualArtwork(album, locale), breadcrumbs(locale, t('common.siteName'), crumbs)];
}
