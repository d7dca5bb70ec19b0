/** How a link to a manifest or a collection says what it is. */
export const IIIF_TYPE =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

type Sized = { width: number; height: number };

/** A canvas has the picture's size: a work of unknown size has no manifest. */
export const hasManifest = ({ width, height }: Sized) => width > 0 && height > 0;

export const manifestPath = (albumId: string) =>
  `/iiif/artwork/${encodeURIComponent(albumId)}/manifest.json`;

/** A year; the works of a large one lie in collections of their own, counted from 1. */
export const collectionPath = (year: string, part = 0) =>
  `/iiif/exhibition/${[year, ...(part ? [part] : [])].map(encodeURIComponent).join('/')}/collection.json`;
