import type { PreviewKind } from '@/lib/contract/editorial';
import type { Config } from '../payload-types';
import { withTyped } from '../preview/withTyped';
import { localApi } from './database';
import { localesFrom, type CmsLocale } from './locale';

/** What an editor has typed in a language and not saved. */
export type Typed = { values: Record<string, unknown>; locale: CmsLocale };
type How = {
  locale: CmsLocale;
  depth: number;
  fallbackLocale?: false;
  typed?: Typed | null;
};

/** The newest version of a document, published or not, with what is being typed; null when there is none. */
export async function findDraft<K extends PreviewKind>(
  collection: K,
  id: number,
  { locale, depth, fallbackLocale, typed }: How,
): Promise<Config['collections'][K] | null> {
  const api = await localApi();
  const newest = { collection, id, draft: true, disableErrors: true } as const;
  const how = { locale, fallbackLocale: fallbackLocale ?? localesFrom(locale), depth };
  if (!typed) return api.findByID({ ...newest, ...how });
  const saved = await api.findByID({ ...newest, locale: 'all', fallbackLocale: false, depth: 0 });
  if (!saved) return null;
  const { fields } = api.collections[collection].config;
  const data = withTyped(fields, {
    saved: { ...saved },
    typed: typed.values,
    locale: typed.locale,
  });
  // Payload reads the relations and chooses the language, as it does for what is stored.
  return api.findByID({ ...newest, ...how, data });
}
