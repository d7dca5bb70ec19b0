import type { Album } from '@/lib/domain/album';
import { listPublished } from '@/lib/services/artexhAlbum';
import { everyItem } from '@/lib/services/everyItem';

const MOST = 1000;

/** All works of a year in the curator's order, except those without a number, which have no label. */
export async function allOfLabel(label: string, locale: string): Promise<Album[]> {
  const fetchPage = (start: number, count: number) =>
    listPublished({ labelIds: [label], start, count, locale });
  const { items } = await everyItem(fetchPage, { most: MOST });
  return items.filter((work) => work.label === label && work.seq !== null);
}
