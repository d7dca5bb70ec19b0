import type { WirePicture } from '@/lib/contract/webContent';
import { idOf } from '../idOf';
import type { CmsLocale } from '../queries/locale';
import { findPictures } from '../queries/media';

type Relation = number | { id: number } | null | undefined;

const fileOf = (relation: Relation): number => (relation ? idOf(relation) : 0);

const NONE: WirePicture = { img: '', alt: '', width: null, height: null };

/** Loads the files of a document in one query; returns a function from a relation to its picture. */
export async function picturesOf(relations: readonly Relation[], locale: CmsLocale) {
  const ids = [...new Set(relations.map(fileOf))].filter(Boolean);
  const pictures = await findPictures(ids, locale);
  return (relation: Relation): WirePicture => pictures.get(fileOf(relation)) ?? NONE;
}
