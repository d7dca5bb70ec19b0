import { PUBLISHED } from './albumsOfLabel';
import { epochOf, rows } from './database';
import { parsedJson } from './driver';
import { namesIn, uploadsIn } from './filesInTexts';
import { USES } from './fileTags';
import { gathering } from './sharing';
import { raw, type SQL } from './sql';

/** Between two looks through all texts for files that no document references: anybody may ask for a withdrawn one. */
const REST_MS = 150;

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
const WITHOUT_DRAFTS: readonly (readonly [table: string, column: string, tag?: string])[] = [
  ...USES,
  ['guest_persons', 'src_id'],
];

/** Comments are shown with works that visitors find. */
const COMMENT = `SELECT 1 FROM album_comments c JOIN albums a ON a.id = c.album_id
  WHERE c.avatar_id = m.id AND c.approved IS TRUE AND ${PUBLISHED.sql}`;

/** A certificate shows its pictures only while its work is published, and unless they are hidden. */
const CERTIFICATE = `SELECT 1 FROM certificates_rels r JOIN certificates c ON c.id = r.parent_id
  LEFT JOIN albums d ON d.id = c.album_id
  WHERE r.media_id = m.id AND c.hidden IS NOT TRUE AND (c.album_id IS NULL OR d._status = 'published')`;

/** The newest draft `v` of a document, whether it is open or not. */
const IS_NEWEST = 'v.latest IS TRUE';

/** When visitors saw the document `d` last, unless they see it now. */
const SHOWN_LAST = `CASE WHEN d._status = 'published' THEN NULL ELSE d.last_shown END`;

/**
 * The newest draft `v` of a document `d` that is published or never was: an editor may preview it with the file `m`. One that was
 * taken down, or is a copy of such a one, is previewed only with files that came later.
 */
const IS_OPEN_DRAFT = `${IS_NEWEST}
  AND (${SHOWN_LAST} IS NULL OR m.created_at > ${SHOWN_LAST})`;

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

const namesFiles = (html: string) => `(${html} LIKE '%download/%' OR ${html} LIKE '%video/%')`;
const hasUploads = (content: string) => `CAST(${content} AS TEXT) LIKE '%upload%'`;

/** The texts that contain files, and for those of newest versions what `shownLast` says. */
const textsWithFiles = (shownLast: string) =>
  raw(`
  SELECT t.html, t.content, NULL AS shown_last FROM news_locales t JOIN news d ON d.id = t._parent_id
    WHERE d._status = 'published' AND (${namesFiles('t.html')} OR ${hasUploads('t.content')})
  UNION ALL SELECT t.version_html, t.version_content, ${shownLast} FROM _news_v_locales t
    JOIN _news_v v ON v.id = t._parent_id JOIN news d ON d.id = v.parent_id
    WHERE ${IS_NEWEST} AND (${namesFiles('t.version_html')} OR ${hasUploads('t.version_content')})
  UNION ALL SELECT html, NULL, NULL FROM exh_messages WHERE ${namesFiles('html')}
  UNION ALL SELECT biography, NULL, NULL FROM guest_persons_locales WHERE ${namesFiles('biography')}`);

type TextRow = { html: string | null; content: unknown; shown_last: string | Date | null };

/** The files in a text: by their names in HTML, by their ids in rich text. With `shownLast` only those that came later count. */
type Text = { names: string; ids: ReadonlySet<number>; shownLast: number | null };

async function readTexts(shownLast: string): Promise<Text[]> {
  const found = await rows<TextRow>(textsWithFiles(shownLast));
  return found.map(({ html, content, shown_last }) => ({
    names: namesIn(html ?? '').join('\n'),
    ids: new Set(content ? uploadsIn(parsedJson(content)) : []),
    shownLast: epochOf(shown_last),
  }));
}

/** The texts that visitors may see, and editors in a preview. */
const shownTexts = gathering(() => readTexts(SHOWN_LAST), REST_MS);

/** The texts without which a document would lack a file. */
export const neededTexts = () => readTexts('NULL');

type Sought = { id: number; filename: string; madeAt: number };

export const isIn = (texts: readonly Text[], { id, filename, madeAt }: Sought): boolean =>
  texts.some(
    ({ names, ids, shownLast }) =>
      (shownLast === null || madeAt > shownLast) && (names.includes(`/${filename}`) || ids.has(id)),
  );

/** Whether a text shows the file; only asked when no document references it. */
export const isInText = async (file: Sought): Promise<boolean> => isIn(await shownTexts(), file);
