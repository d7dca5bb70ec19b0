import 'server-only';
import type { Album } from '@/lib/domain/album';
import { siteAddress } from '@/lib/discovery/metadata/siteAddress';
import { collectionPath, hasManifest, IIIF_TYPE } from './paths';

/** By this link in its head a page about a year is found to have a collection; there is none without works. */
export const collectionType = (year: string, works: readonly Album[]): Record<string, string> =>
  works.some(hasManifest) ? { [IIIF_TYPE]: siteAddress(collectionPath(year)) } : {};
