import type { Album } from '@/lib/domain/album';
import { listPublished } from '@/lib/services/artexhAlbum';

const PER_CALL = 100;
const MOST = 1000;

/** Every work of a year, in the curator's order; a work without a number has no label to hang. */
export async function allOfLabel(label: string, locale: string): Promise<Album[]> {
  const works: Album[] = [];
  for (let start = 0; start < MOST; start += PER_CALL) {
    const page = await listPublished({ labelIds: [label], start, count: PER_CALL, locale });
    works.push(...page.items);
    if (start + PER_CALL >= page.total) break;
  }
  return works.filter((work) => work.label === label && work.seq !== null);
}
