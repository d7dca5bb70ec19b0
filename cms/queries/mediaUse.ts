import { parsedJson, rows } from './database';
import { raw, sql, type SQL } from './sql';

/** Tables with drafts, and their columns that reference a file. */
const WITH_DRAFTS: Record<string, readonly string[]> = {
  albums: ['cover_id'],
  news: ['draft_icon_id'],
  videos: ['cover_id', 'file_id'],
  lives: ['cover_id', 'file_id'],
};

/** Tables of such documents' rows that reference a file. */
const ROWS_WITH_DRAFTS: readonly (readonly [table: string, child: string, column: string])[] = [
  ['years', 'organizers', 'img_id'],
  ['videos', 'tracks', 'file_id'],
  ['lives', 'tracks', 'file_id'],
];

/** Tables without drafts: public once saved. */
const WITHOUT_DRAFTS: readonly (readonly [table: string, column: string])[] = [
  ['exh_rels', 'media_id'],
  ['exhibition_rels', 'media_id'],
  ['footer', 'wx_img_id'],
  ['guest_persons', 'src_id'],
  ['languages', 'img_id'],
  ['logo', 'img_id'],
  ['media_partners', 'img_id'],
  ['menus', 'img_id'],
  ['organisations', 'logo_id'],
  ['shop', 'img_id'],
];

const COMMENT = `SELECT 1 FROM album_comments c JOIN albums d ON d.id = c.album_id
  WHERE c.avatar_id = m.id AND c.approved IS TRUE AND d._status = 'published'`;

/** A certificate shows a work's picture only while the work is published. */
const CERTIFICATE = `SELECT 1 FROM certificates_rels r JOIN certificates c ON c.id = r.parent_id
  LEFT JOIN albums d ON d.id = c.album_id
  WHERE r.media_id = m.id AND (c.album_id IS NULL OR d._status = 'published')`;

/**
 * The newest draft `v` of a document `d` that is published or never was: an editor may preview it. A document that was
 * taken down is previewed without its files.
 */
const isOpenDraft = (
  table: string,
) => `v.latest IS TRUE AND (d._status = 'published' OR NOT EXISTS (
  SELECT 1 FROM _${table}_v p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'))`;

const ofDocument = (table: string, column: string) => [
  `SELECT 1 FROM ${table} d WHERE d.${column} = m.id AND d._status = 'published'`,
  `SELECT 1 FROM _${table}_v v JOIN ${table} d ON d.id = v.parent_id
    WHERE v.version_${column} = m.id AND ${isOpenDraft(table)}`,
];

const ofRow = ([table, child, column]: (typeof ROWS_WITH_DRAFTS)[number]) => [
  `SELECT 1 FROM ${table}_${child} r JOIN ${table} d ON d.id = r._parent_id
    WHERE r.${column} = m.id AND d._status = 'published'`,
  `SELECT 1 FROM _${table}_v_version_${child} r JOIN _${table}_v v ON v.id = r._parent_id
    JOIN ${table} d ON d.id = v.parent_id WHERE r.${column} = m.id AND ${isOpenDraft(table)}`,
];

const USES = [
  ...Object.entries(WITH_DRAFTS).flatMap(([table, columns]) =>
    columns.flatMap((column) => ofDocument(table, column)),
  ),
  ...ROWS_WITH_DRAFTS.flatMap(ofRow),
  ...WITHOUT_DRAFTS.map(([table, column]) => `SELECT 1 FROM ${table} d WHERE d.${column} = m.id`),
  COMMENT,
  CERTIFICATE,
];

/** Whether a document references the file `m`, so that visitors, or an editor in a preview, may see it. */
export const isNamed: SQL = raw(`(${USES.map((use) => `EXISTS (${use})`).join(' OR ')})`);

/** The texts that may contain the file: by its name in HTML, by its id in rich text. */
const textsWith = (filename: string) => {
  const name = `%/${filename}%`;
  return sql`
  SELECT t.html, t.content FROM news_locales t JOIN news d ON d.id = t._parent_id
    WHERE d._status = 'published' AND (t.html LIKE ${name} OR CAST(t.content AS TEXT) LIKE '%upload%')
  UNION ALL SELECT t.version_html, t.version_content FROM _news_v_locales t
    JOIN _news_v v ON v.id = t._parent_id JOIN news d ON d.id = v.parent_id
    WHERE ${raw(isOpenDraft('news'))}
      AND (t.version_html LIKE ${name} OR CAST(t.version_content AS TEXT) LIKE '%upload%')
  UNION ALL SELECT html, NULL FROM exh_messages WHERE html LIKE ${name}
  UNION ALL SELECT biography, NULL FROM guest_persons_locales WHERE biography LIKE ${name}`;
};

type TextRow = { html: string | null; content: unknown };

/** Whether a rich text contains the file, at any depth. */
function holdsUpload(node: unknown, id: number): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some((child) => holdsUpload(child, id));
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'upload' && Number(value) === id) return true;
  return Object.values(node).some((child) => holdsUpload(child, id));
}

/** Whether a text contains the file; only queried when no document references it. */
export async function isInText(id: number, filename: string): Promise<boolean> {
  const texts = await rows<TextRow>(textsWith(filename));
  return texts.some(
    ({ html, content }) =>
      html?.includes(`/${filename}`) || (content && holdsUpload(parsedJson(content), id)),
  );
}
