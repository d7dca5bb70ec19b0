import { LRUCache } from 'lru-cache';
import { folded } from '@/lib/sought';
import { briefly } from './briefly';
import { rows } from './database';
import type { CmsLocale } from './locale';
import { listed, raw, sql } from './sql';
import { textsOf } from './texts';

/** What is found by words in its title or summary, in any of its languages. */
const KINDS = {
  news: { table: 'news', title: 'title', text: 'draft_description', is: `x.category = 'news'` },
  contents: {
    ...{ table: 'news', title: 'title', text: 'draft_description' },
    is: `x.category = 'content'`,
  },
  videos: { table: 'videos', title: 'name', text: 'description', is: 'TRUE' },
  lives: { table: 'lives', title: 'name', text: 'description', is: 'TRUE' },
} as const;

export type TextKind = keyof typeof KINDS;

export type FoundTextRow = {
  id: number;
  title: string | null;
  title_lang: string;
  text: string | null;
  s_time: string | Date | null;
};

type Texts = { id: number; title: string | null; text: string | null };
type Sought = { id: number; title: string; text: string };

/** The newest items are looked through, in all languages: what a page of results could ever show. */
const MOST_TEXTS = 6000;

/** Folding is most of the work, and texts seldom change. */
const FOLDED = new LRUCache<string, string>({ max: 2 * MOST_TEXTS, memoMethod: folded });

/** Each item with its texts in all languages, newest first. A burst of searches reads them once. */
const soughtOf = (kind: TextKind): Promise<Sought[]> =>
  briefly(`texts ${kind}`, async () => {
    const { table, title, text, is } = KINDS[kind];
    const found = await rows<Texts>(sql`
      SELECT x.id, t.${raw(title)} AS title, t.${raw(text)} AS text
      FROM ${raw(table)} x JOIN ${raw(`${table}_locales`)} t ON t._parent_id = x.id
      WHERE x._status = 'published' AND ${raw(is)}
      ORDER BY x.s_time DESC NULLS LAST, x.id DESC LIMIT ${MOST_TEXTS}`);
    const items = new Map<number, Sought>();
    for (const row of found) {
      const item = items.get(row.id) ?? { id: row.id, title: '', text: '' };
      item.title += FOLDED.memo(row.title ?? '');
      item.text += FOLDED.memo(row.text ?? '');
      items.set(row.id, item);
    }
    return [...items.values()];
  });

/** Those whose title has the words come first. */
async function findIds(kind: TextKind, isFound: (text: string) => boolean): Promise<number[]> {
  const items = await soughtOf(kind);
  const inTitle = items.filter(({ title }) => isFound(title));
  const named = new Set(inTitle);
  const inText = items.filter((item) => !named.has(item) && isFound(item.title + item.text));
  return [...inTitle, ...inText].map(({ id }) => id);
}

/** A few of the published items with these words, and how many there are. */
export async function findTexts(
  kind: TextKind,
  isFound: (text: string) => boolean,
  count: number,
  locale: CmsLocale,
): Promise<{ rows: FoundTextRow[]; number: number }> {
  const all = await findIds(kind, isFound);
  const ids = all.slice(0, count);
  if (ids.length === 0) return { rows: [], number: all.length };
  const { table, title, text } = KINDS[kind];
  const texts = textsOf(table, 'x.id', locale);
  const found = await rows<FoundTextRow>(sql`
    SELECT x.id, x.s_time, ${texts.text(title, 'title')}, ${texts.text(text, 'text')},
      ${texts.language(title, 'title_lang')}
    FROM ${raw(table)} x ${texts.joined}
    WHERE x._status = 'published' AND x.id IN ${listed(ids)}`);
  const inOrder = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { rows: inOrder, number: all.length };
}
