import type { WireAlbum } from '@/lib/contract/album';
import { UNCOUNTED, type WireFoundText, type WireSiteSearch } from '@/lib/contract/siteSearch';
import { finderOf, isOneLetter } from '@/lib/sought';
import { plain, toInitial } from '@/lib/plain';
import { numbersMeant } from '../certificates/certificateNumber';
import { ANY_WORK, type AlbumFilter } from '../queries/albumConditions';
import { countQuickly, findAlbums } from '../queries/albums';
import { briefly } from '../queries/briefly';
import { epochOf } from '../queries/database';
import { findTexts, type FoundTextRow, type TextKind } from '../queries/foundTexts';
import type { CmsLocale } from '../queries/locale';
import { toText, toTextResponse, type Answer, type Call } from './answer';
import { toWireAlbum } from './artexhAlbum';
import { flagOf, localeOf, pagingOf, textOf } from './params';

/** As many as a page of results shows of a kind. */
const MOST_FOUND = 20;

/** `isBrief`: works are not counted, which takes longer than to find a few. */
type Sought = { q: string; count: number; locale: CmsLocale; isBrief: boolean };
type Found = WireSiteSearch['titles'];
type Works = { datas: WireAlbum[]; number: number };

const NOTHING: Works = { datas: [], number: 0 };

const findWorks = (
  filters: readonly AlbumFilter[],
  { count, locale, isBrief }: Sought,
): Promise<Works[]> => {
  const find = async (filter: AlbumFilter): Promise<Works> => {
    const [found, number] = await Promise.all([
      findAlbums(filter, { start: 0, count }, locale),
      isBrief ? null : countQuickly(filter),
    ]);
    return { datas: found.map((row) => toWireAlbum(row)), number: number ?? found.length };
  };
  return Promise.all(filters.map(find));
};

/** By title and by author. One letter A–Z is a title's first, which an index has; of nobody is a single letter the name. */
function byWords(sought: Sought): Promise<Works[]> {
  const { q } = sought;
  const titled = { ...ANY_WORK, name: q };
  if (!isOneLetter(q)) return findWorks([titled, { ...ANY_WORK, author: q }], sought);
  const initial = toInitial(q);
  return findWorks([initial ? { ...ANY_WORK, initial } : titled], sought);
}

async function byNumber(sought: Sought): Promise<Works> {
  if (!/\p{Nd}/u.test(sought.q)) return NOTHING;
  const [numbered] = await findWorks([{ ...ANY_WORK, nums: numbersMeant(sought.q) }], sought);
  return numbered ?? NOTHING;
}

/** A work that is found both ways is found once. Titles that aren't counted to the end aren't with it either. */
function joined(numbered: Works, titled: Works, count: number): Works {
  const ids = new Set(numbered.datas.map(({ id }) => id));
  const others = titled.datas.filter(({ id }) => !ids.has(id));
  const both = numbered.number + titled.number - (titled.datas.length - others.length);
  return {
    datas: [...numbered.datas, ...others].slice(0, count),
    number: titled.number === UNCOUNTED ? UNCOUNTED : both,
  };
}

const toWireText = (row: FoundTextRow): WireFoundText => ({
  id: String(row.id),
  title: row.title ?? '',
  titleLang: row.title_lang,
  text: row.text ?? '',
  sTime: epochOf(row.s_time),
});

async function find(sought: Sought): Promise<WireSiteSearch> {
  const { q, count, locale } = sought;
  const isFound = finderOf(q);
  const texts = async (kind: TextKind): Promise<Found> => {
    const { rows, number } = await findTexts(kind, isFound, count, locale);
    return { datas: rows.map(toWireText), number };
  };
  const [numbered, works, news, contents, videos, lives] = await Promise.all([
    byNumber(sought),
    byWords(sought),
    texts('news'),
    texts('contents'),
    texts('videos'),
    texts('lives'),
  ]);
  const [titled = NOTHING, authors = NOTHING] = works;
  return { titles: joined(numbered, titled, count), authors, news, contents, videos, lives };
}

const FOUND_NOTHING: WireSiteSearch = {
  titles: NOTHING,
  authors: NOTHING,
  news: NOTHING,
  contents: NOTHING,
  videos: NOTHING,
  lives: NOTHING,
};

/** Ours, search/listPublished: works, news, pages, films and live videos with the words of `q`, at most 20 of each; with `brief=true` the works that match are not counted. */
export async function listPublished({ query }: Call): Promise<Answer> {
  const sought = {
    q: textOf(query, 'q'),
    count: Math.min(pagingOf(query).count, MOST_FOUND),
    locale: localeOf(query),
    isBrief: flagOf(query, 'brief'),
  };
  const hasWords = /[\p{L}\p{N}]/u.test(plain(sought.q));
  const work = async () => toText({ body: [hasWords ? await find(sought) : FOUND_NOTHING] });
  return toTextResponse(await briefly(`search ${JSON.stringify(sought)}`, work));
}
