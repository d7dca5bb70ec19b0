import 'server-only';
import { ALBUM_PAGE_SIZE } from '@/lib/constants';
import type { Album } from '@/lib/domain/album';
import type { Page } from '@/lib/domain/page';

export type Neighbours = { previous?: Album; next?: Album };

/** A piece of the year's list in the curator's order. */
type List = (start: number, count: number) => Promise<Page<Album>>;

/** Enough for a work with its neighbours where few numbers before it are missing. */
const GAPS = 5;
/** More gaps put a work on an earlier page than its number suggests: this many pages before are searched too. */
const PAGES_BACK = 2;

type Piece = { start: number; count: number };

/** Undefined: the piece doesn't show who they are. */
async function within(id: string, { start, count }: Piece, list: List) {
  const { items, total } = await list(start, count);
  const at = items.findIndex((work) => work.id === id);
  const hasPrevious = at > 0 || start === 0;
  const hasNext = at < items.length - 1 || start + count >= total;
  if (at < 0 || !hasPrevious || !hasNext) return undefined;
  return { previous: items[at - 1], next: items[at + 1] };
}

/** The works beside one, which has this number in its year. None are found for a work that is not in the list. */
export async function findNeighbours(id: string, seq: number, list: List): Promise<Neighbours> {
  const start = Math.max(0, seq - 2 - GAPS);
  const short = await within(id, { start, count: GAPS + 3 }, list);
  if (short) return short;
  for (
    let page = Math.floor((seq - 1) / ALBUM_PAGE_SIZE), left = PAGES_BACK;
    page >= 0;
    page -= 1
  ) {
    // A work at an end of its page has a neighbour on the next one.
    const from = Math.max(0, page * ALBUM_PAGE_SIZE - 1);
    const found = await within(id, { start: from, count: ALBUM_PAGE_SIZE + 2 }, list);
    if (found || left === 0) return found ?? {};
    left -= 1;
  }
  return {};
}
