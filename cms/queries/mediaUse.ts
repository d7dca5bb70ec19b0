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

/** A certificate shows its pictures only while its work is published, and unless they are hidden. */
const CERTIFICATE = `SELECT 1 FROM certificates_rels r JOIN certificates c ON c.id = r.parent_id
  LEFT JOIN albums d ON d.id = c.album_id
  WHERE r.media_id = m.id AND c.hidden IS NOT TRUE AND (c.album_id IS NULL OR d._status = 'published')`;

/** The newest draft `v` of a document, whether it is open or not. */
export const IS_NEWEST = 'v.latest IS TRUE';

/**
 * The newest draft `v` of a document `d` that is published or never was: an editor may preview it with the file `m`. One that was
 * taken down, or is a copy of such a one, is previewed only with files that came later.
 */
const IS_OPEN_DRAFT = `${IS_NEWEST}
  AND (d._status = 'published' OR d.last_shown IS NULL OR m.created_at > d.last_shown)`;

const ofDocument = (table: string, column: string, draft: string) => [
  `SELECT 1 FROM ${table} d WHERE d.${column} = m.id AND d._status = 'published'`,
  `SELECT 1 FROM _${table}_v v JOIN ${table} d ON d.id = v.parent_id
    WHERE v.version_${column} = m.id AND ${draft}`,
];

const ofRow = ([table, child, column]: (typeof ROWS_WITH_DRAFTS)[number], draft: string) => [
  `SELECT 1 FROM ${table}_${child} r JOIN ${table} d ON d.id = r._parent_id
    WHERE r.${column} = m.id AND d._status = 'published'`,
  `SELECT 1 FROM _${table}_v_version_${child} r JOIN _${table}_v v ON v.id = r._parent_id
    JOIN ${table} d ON d.id = v.parent_id WHERE r.${column} = m.id AND ${draft}`,
];

/** `draft`: which drafts count. `others`: of collections with rules of their own. */
function anyUse(draft: string, others: readonly string[]): SQL {
  const uses = [
    ...Object.entries(WITH_DRAFTS).flatMap(([table, columns]) =>
      columns.flatMap((column) => ofDocument(table, column, draft)),
    ),
    ...ROWS_WITH_DRAFTS.flatMap((row) => ofRow(row, draft)),
    ...WITHOUT_DRAFTS.map(([table, column]) => `SELECT 1 FROM ${table} d WHERE d.${column} = m.id`),
    ...others,
  ];
  return raw(`(${uses.map((use) => `EXISTS (${use})`).join(' OR ')})`);
}

/** Whether a document references the file `m`, so that visitors, or an editor in a preview, may see it. */
export const isNamed = anyUse(IS_OPEN_DRAFT, [COMMENT, CERTIFICATE]);

/** Whether a document would lack the file `m` if it were deleted, though nobody may see it there now. */
export const isNeeded = anyUse(IS_NEWEST, [
  'SELECT 1 FROM album_comments c WHERE c.avatar_id = m.id',
  'SELECT 1 FROM certificates_rels r WHERE r.media_id = m.id',
]);

/** The texts that may contain the file: by its name in HTML, by its id in rich text. */
const textsWith = (filename: string, draft: string) => {
  const name = `%/${filename}%`;
  return sql`
  SELECT t.html, t.content FROM news_locales t JOIN news d ON d.id = t._parent_id
    WHERE d._status = 'published' AND (t.html LIKE ${name} OR CAST(t.content AS TEXT) LIKE '%upload%')
  UNION ALL SELECT t.version_html, t.version_content FROM _news_v_locales t
    JOIN _news_v v ON v.id = t._parent_id JOIN news d ON d.id = v.parent_id
    JOIN media m ON m.filename = ${filename} WHERE ${raw(draft)}
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
export async function isInText(
  id: number,
  filename: string,
  draft = IS_OPEN_DRAFT,
): Promise<boolean> {
  const texts = await rows<TextRow>(textsWith(filename, draft));
  return texts.some(
    ({ html, content }) =>
      html?.includes(`/${filename}`) || (content && holdsUpload(parsedJson(content), id)),
  );
}
