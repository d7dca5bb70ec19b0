import type { News } from '@/lib/domain/news';
import type { Locale } from '@/lib/i18n/locales';
import { pagesOf, readPage } from './content';

export type Neighbours = { previous?: News; next?: News };

/** Newest first; what has no date comes last. */
const isNewer = (one: News, other: News) =>
  (one.sTime ?? Number.NEGATIVE_INFINITY) > (other.sTime ?? Number.NEGATIVE_INFINITY);

/**
 * The items beside one in the list of news. The pages are the list's own, so that they are kept once for all; the item's
 * page is found by halves. What is in no list has no neighbours.
 */
export async function neighboursOf(news: News, locale: Locale): Promise<Neighbours> {
  const pageAt = async (page: number) => (page < 1 ? [] : (await readPage(page, locale)).items);
  const { total } = await readPage(1, locale);
  let [first, last] = [1, pagesOf(total)];
  while (first <= last) {
    const page = Math.floor((first + last) / 2);
    const items = await pageAt(page);
    const at = items.findIndex(({ id }) => id === news.id);
    if (at >= 0) {
      const previous = items[at - 1] ?? (await pageAt(page - 1)).at(-1);
      const next =
        items[at + 1] ?? (page < pagesOf(total) ? (await pageAt(page + 1))[0] : undefined);
      return { previous, next };
    }
    const [newest] = items;
    if (newest && !isNewer(news, newest)) first = page + 1;
    else last = page - 1;
  }
  return {};
}
