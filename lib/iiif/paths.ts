/** How a link to a manifest or a collection says what it is. */
export const IIIF_TYPE =
  'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';

export const manifestPath = (albumId: string) =>
  `/iiif/artwork/${encodeURIComponent(albumId)}/manifest.json`;

export const collectionPath = (year: string) =>
  `/iiif/exhibition/${encodeURIComponent(year)}/collection.json`;
