import type { WireAlbum } from '@/lib/contract/album';
import type { WireFoundText, WireSiteSearch } from '@/lib/contract/siteSearch';
import { finderOf, isOneLetter } from '@/lib/sought';
import { toInitial } from '@/lib/plain';
import { toStoredNumber } from '../certificateNumber';
import type { AlbumFilter } from '../queries/albumConditions';
import { countAlbums, findAlbums } from '../queries/albums';
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

const ANY_WORK: AlbumFilter = {
  labelIds: [],
  name: '',
  author: '',
  countries: [],
  num: '',
  initial: '',
  ids: [],
  label: '',
  seq: null,
  isAround: false,
  colours: 0,
  order: 'curated',
};

async function findWorks(filter: AlbumFilter, { count, locale, isBrief }: Sought): Promise<Works> {
  const [works, number] = await Promise.all([
    findAlbums(filter, { start: 0, count }, locale),
    isBrief ? null : countAlbums(filter),
  ]);
  return { datas: works.map((row) => toWireAlbum(row)), number: number ?? works.length };
}

/** One letter A–Z is the title's first: an index has that. */
const byTitle = (sought: Sought): Promise<Works> => {
  const initial = isOneLetter(sought.q) ? toInitial(sought.q) : '';
  return findWorks({ ...ANY_WORK, ...(initial ? { initial } : { name: sought.q }) }, sought);
};

const byNumber = (sought: Sought): Promise<Works> =>
  /\d/.test(sought.q)
    ? findWorks({ ...ANY_WORK, num: toStoredNumber(sought.q) }, sought)
    : Promise.resolve(NOTHING);

/** Of nobody is a single letter the name. */
const byAuthor = (sought: Sought): Promise<Works> =>
  isOneLetter(sought.q)
    ? Promise.resolve(NOTHING)
    : findWorks({ ...ANY_WORK, author: sought.q }, sought);

/** A work that is found both ways is found once. */
async function byTitleOrNumber(sought: Sought): Promise<Works> {
  const [numbered, titled] = await Promise.all([byNumber(sought), byTitle(sought)]);
  const ids = new Set(numbered.datas.map(({ id }) => id));
  const others = titled.datas.filter(({ id }) => !ids.has(id));
  return {
    datas: [...numbered.datas, ...others].slice(0, sought.count),
    number: numbered.number + titled.number - (titled.datas.length - others.length),
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
  const [titles, authors, news, contents, videos, lives] = await Promise.all([
    byTitleOrNumber(sought),
    byAuthor(sought),
    texts('news'),
    texts('contents'),
    texts('videos'),
    texts('lives'),
  ]);
  return { titles, authors, news, contents, videos, lives };
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
  const hasWords = /[\p{L}\p{N}]/u.test(sought.q);
  const work = async () => toText({ body: [hasWords ? await find(sought) : FOUND_NOTHING] });
  return toTextResponse(await briefly(`search ${JSON.stringify(sought)}`, work));
}
