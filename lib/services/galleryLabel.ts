import 'server-only';
import { oldestFirst } from '@/lib/domain/years';
import { env } from '@/lib/env';
import { listPublished } from './artexhAlbum';
import { getWebContent } from './webContent';

/** §1: of an exhibition without works. */
const NAMED_LABEL = '2024';

/** §2: the gallery's default label. Without a setting the newest published year that has works, so that a new year needs no setting. */
export async function galleryLabel(locale: string): Promise<string> {
  const { galleryLabelId } = env();
  if (galleryLabelId) return galleryLabelId;
  const years = await getWebContent('years', locale);
  for (const { labelId } of oldestFirst(years).toReversed()) {
    // The gallery's own read: of the label that it shows it costs nothing.
    const { total } = await listPublished({ labelIds: [labelId], start: 0, locale });
    if (total > 0) return labelId;
  }
  return NAMED_LABEL;
}
