import { countRows, rows } from './database';
import type { CmsLocale } from './locale';
import { joinFile, namesInAlts } from './media';
import type { Page } from './page';
import { allOf, commaed, listed, raw, sql, type SQL } from './sql';
import { joinLocales, localised, textsOf, type Texts } from './texts';

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
  icon_id: number | null;
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

export const hasBody = (alias: string) => `(${alias}.html <> '' OR ${alias}.content IS NOT NULL)`;

/** The body, as HTML or rich text: both of the first language that has either. */
const bodyOf = ({ columnWith, languageWith }: Texts): SQL =>
  commaed([
    columnWith(hasBody, 'html'),
    columnWith(hasBody, 'content'),
    languageWith(hasBody, 'body_lang'),
  ]);

const ICON = raw(
  'icon.id AS icon_id, icon.filename AS icon, icon.width AS icon_width, icon.height AS icon_height',
);

/** With artists' names as they are shown. */
export async function withShownNames(items: readonly NewsRow[]): Promise<NewsRow[]> {
  const reworded = await namesInAlts(items.flatMap(({ icon_id: id }) => id ?? []));
  return items.map((item) => {
    const { icon_id: id, icon_alt: alt } = item;
    return { ...item, icon_alt: id && alt ? reworded(id, alt) : alt };
  });
}

async function select(conditions: readonly SQL[], page: Page, locale: CmsLocale) {
  const texts = textsOf('news', 'n.id', locale);
  const found = await rows<NewsRow>(sql`
    SELECT n.id, n.s_time, n.updated_at, n.draft_sub_title AS sub_title, ${ICON}, ${bodyOf(texts)},
      ${texts.text('title')}, ${texts.text('draft_description', 'description')},
      ${texts.text('draft_content', 'summary')}, ${localised('icon_t', 'alt', locale, 'icon_alt')},
      ${texts.language('title', 'title_lang')},
      ${texts.language('draft_description', 'description_lang')}
    FROM news n ${texts.joined} ${joinFile('icon', 'n.draft_icon_id')}
    ${joinLocales('media', 'icon_t', 'icon.id', locale)}
    WHERE ${allOf(conditions)}
    ORDER BY n.s_time DESC NULLS LAST, n.id DESC LIMIT ${page.count} OFFSET ${page.start}`);
  return withShownNames(found);
}

type NewsFilter = { category: 'news' | 'content'; labelIds: readonly string[] };

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
