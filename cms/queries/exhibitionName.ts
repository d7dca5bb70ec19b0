import { findGlobal } from './documents';
import type { CmsLocale } from './locale';

/** What the CMS is called before its editors have named the home page. */
const BUILT_IN = 'One World, One Future';

/** The title that editors gave the home page; '' without one. */
export async function namedByEditors(locale: CmsLocale): Promise<string> {
  const { pages } = await findGlobal('pages', locale);
  return pages?.find(({ route }) => route === '/')?.title ?? '';
}

export const exhibitionName = async (locale: CmsLocale): Promise<string> =>
  (await namedByEditors(locale)) || BUILT_IN;
