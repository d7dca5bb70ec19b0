import type { Size } from '@/lib/domain/picture';

/** The media type of a manifest or a collection. */
export const IIIF_TYPE =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

/** A canvas needs a size: a work of unknown size has no manifest. */
export const hasManifest = ({ width, height }: Size) => width > 0 && height > 0;

export const manifestPath = (albumId: string) =>
  `/iiif/artwork/${encodeURIComponent(albumId)}/manifest.json`;

/** A year; the works of a large one lie in collections of their own, counted from 1. */
export const collectionPath = (year: string, part = 0) =>
  `/iiif/exhibition/${[year, ...(part ? [part] : [])].map(encodeURIComponent).join('/')}/collection.json`;
