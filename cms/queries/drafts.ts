import type { PreviewKind } from '@/lib/contract/editorial';
import type { Config } from '../payload-types';
import { localApi } from './database';
import { FALLBACK_LOCALE, type CmsLocale } from './locale';

type How = { locale: CmsLocale; depth: number; fallbackLocale?: CmsLocale | false };

/** The newest version of a document, published or not; null when there is none. */
export async function findDraft<K extends PreviewKind>(
  collection: K,
  id: number,
  { locale, depth, fallbackLocale = FALLBACK_LOCALE }: How,
): Promise<Config['collections'][K] | null> {
  const api = await localApi();
  const found = await api.find({
    collection,
    where: { id: { equals: id } },
    draft: true,
    locale,
    fallbackLocale,
    depth,
    limit: 1,
    pagination: false,
  });
  return found.docs[0] ?? null;
}
