import type { CmsLocale } from '../queries/locale';
import { findPictures, type Picture } from '../queries/media';

type Relation = number | { id: number } | null | undefined;

const idOf = (relation: Relation): number =>
  typeof relation === 'object' ? (relation?.id ?? 0) : (relation ?? 0);

const NONE: Picture = { img: '', alt: '', width: null, height: null };

/** Loads the files of a document in one query; returns a function from a relation to its picture. */
export async function picturesOf(relations: readonly Relation[], locale: CmsLocale) {
  const ids = [...new Set(relations.map(idOf))].filter(Boolean);
  const pictures = await findPictures(ids, locale);
  return (relation: Relation): Picture => pictures.get(idOf(relation)) ?? NONE;
}
