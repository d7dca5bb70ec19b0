import 'server-only';
import { env } from '@/lib/env';
import { listPublished } from './artexhAlbum';
import { getWebContent } from './webContent';

/** §1: of an exhibition without works. */
const NAMED_LABEL = '2024';

/** §2: the gallery's default label. Without a setting the newest published year that has works, so that a new year needs no setting. */
export async function galleryLabel(locale: string): Promise<string> {
  const { galleryLabelId } = env();
  if (galleryLabelId) return galleryLabelId;
  const years = (await getWebContent('years', locale)).map(({ year }) => year);
  for (const year of years.toSorted().toReversed()) {
    // The gallery's own read: of the label that it shows it costs nothing.
    const { total } = await listPublished({ labelIds: [year], start: 0, locale });
    if (total > 0) return year;
  }
  return NAMED_LABEL;
}
