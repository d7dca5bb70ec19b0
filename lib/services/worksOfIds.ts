import 'server-only';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';
import { everyItem } from './everyItem';

/** So many works of a host that doesn't know our `ids` have a page of their own. */
const MOST_LOOKED_THROUGH = 2000;

type ListAll = (start: number, count: number) => Promise<Page<Album>>;

/**
 * The works with these ids in the answer to a call by `ids`. A host that doesn't know that parameter answers with others: there they
 * are looked for in the list of all works, in the kept reads of which the sitemap is made, too.
 */
export async function worksOfIds(
  ids: readonly string[],
  { items, given = items.length }: Page<Album>,
  listAll: ListAll,
): Promise<Album[]> {
  const isAsked = ({ id }: Album) => ids.includes(id);
  const isOfIds = items.every(isAsked) && (items.length > 0 || given === 0);
  const works = isOfIds ? items : (await everyItem(listAll, { most: MOST_LOOKED_THROUGH })).items;
  return works.filter(isAsked);
}
