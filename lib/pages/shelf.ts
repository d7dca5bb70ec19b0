import { MOST_AT_ONCE } from '@/lib/contract/calls';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import { listPublished } from '@/lib/services/artexhAlbum';
import { worksOfIds } from '@/lib/services/worksOfIds';

/** No work has it. It makes a list of a single id: no answer about a list is cached, and a wrong id in it is no error. */
const NOBODY = '0';

const listOf = (ids: readonly string[]) => (ids.length > 1 ? ids : [...ids, NOBODY]).join();

/** The published ones of these works, in any order: withdrawn and unknown ones are left out. */
export async function worksOnShelf(ids: readonly string[], locale: Locale): Promise<Album[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, index) =>
    ids.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
  const listAll = (start: number, count: number) => listPublished({ start, count, locale });
  const works = await Promise.all(
    calls.map(async (some) => {
      const page = await listPublished({ ids: listOf(some), count: some.length, locale });
      return worksOfIds(some, page, listAll);
    }),
  );
  return works.flat();
}
