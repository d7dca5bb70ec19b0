import { countRows, rows } from './database';
import { FALLBACK_LOCALE, type CmsLocale } from './locale';
import { joinFile, joinLocales, languageOf, localised } from './media';
import type { Page } from './page';
import { allOf, listed, raw, sql, type SQL } from './sql';

export type NewsRow = {
  id: number;
  title: string | null;
  s_time: string | Date | null;
  /** Rich text: JSON, as text in SQLite, parsed in PostgreSQL. */
  content: unknown;
  html: string | null;
  description: string | null;
  summary: string | null;
  icon: string | null;
  icon_width: number | string | null;
  icon_height: number | string | null;
  icon_alt: string | null;
  sub_title: string | null;
  title_lang: string;
  description_lang: string;
  body_lang: string;
  updated_at: string | Date | null;
};

const PUBLISHED = sql`n._status = 'published'`;

const bodyLanguage = (locale: CmsLocale) =>
  `CASE WHEN t.html <> '' OR t.content IS NOT NULL THEN '${locale}' ELSE '${FALLBACK_LOCALE}' END AS body_lang`;

/** The body, as HTML or rich text. If the language has either of them, nothing is taken from English. */
const bodyIn = (locale: CmsLocale): SQL =>
  raw(
    locale === FALLBACK_LOCALE
      ? `t.html, t.content, ${bodyLanguage(locale)}`
      : `${bodyLanguage(locale)}, CASE WHEN t.html <> '' THEN t.html WHEN t.content IS NOT NULL THEN NULL ELSE t_en.html END AS html,
         COALESCE(t.content, t_en.content) AS content`,
  );

const ICON = raw('icon.filename AS icon, icon.width AS icon_width, icon.height AS icon_height');

const select = (conditions: readonly SQL[], page: Page, locale: CmsLocale) =>
  rows<NewsRow>(sql`
    SELECT n.id, n.s_time, n.updated_at, n.draft_sub_title AS sub_title, ${ICON}, ${bodyIn(locale)},
      ${localised('t', 'title', locale)}, ${localised('t', 'draft_description', locale, 'description')},
      ${localised('t', 'draft_content', locale, 'summary')}, ${localised('icon_t', 'alt', locale, 'icon_alt')},
      ${languageOf('t', 'title', locale, 'title_lang')},
      ${languageOf('t', 'draft_description', locale, 'description_lang')}
    FROM news n ${joinLocales('news', 't', 'n.id', locale)} ${joinFile('icon', 'n.draft_icon_id')}
    ${joinLocales('media', 'icon_t', 'icon.id', locale)}
    WHERE ${allOf(conditions)}
    ORDER BY n.s_time DESC NULLS LAST, n.id DESC LIMIT ${page.count} OFFSET ${page.start}`);

export type NewsFilter = { category: 'news' | 'content'; labelIds: readonly string[] };

function conditionsOf({ category, labelIds }: NewsFilter): SQL[] {
  const conditions = [PUBLISHED, sql`n.category = ${category}`];
  if (labelIds.length) {
    const bearers = sql`SELECT parent_id FROM news_rels WHERE labels_id IN ${listed(labelIds)}`;
    conditions.push(sql`n.id IN (${bearers})`);
  }
  return conditions;
}

/** Newest first. */
export const findNews = (filter: NewsFilter, page: Page, locale: CmsLocale): Promise<NewsRow[]> =>
  select(conditionsOf(filter), page, locale);

export const countNews = (filter: NewsFilter): Promise<number> =>
  countRows(sql`news n WHERE ${allOf(conditionsOf(filter))}`);

export async function findNewsById(id: number, locale: CmsLocale): Promise<NewsRow | undefined> {
  const [item] = await select([PUBLISHED, sql`n.id = ${id}`], { start: 0, count: 1 }, locale);
  return item;
}
