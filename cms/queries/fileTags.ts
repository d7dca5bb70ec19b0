import type { Payload } from 'payload';
import { rowsBy } from './driver';
import { raw, sql, unionOf } from './sql';

/** What references a file and has no page of its own, with the tag of the pages that show it. */
export const USES: readonly (readonly [table: string, column: string, tag: string])[] = [
  ['organisations', 'logo_id', 'albums'],
  ['languages', 'img_id', 'webContent:langs'],
  ['media_partners', 'img_id', 'webContent'],
  ['menus', 'img_id', 'menus'],
  ['footer', 'wx_img_id', 'webContent:footer'],
  ['logo', 'img_id', 'webContent:logo'],
  ['shop', 'img_id', 'webContent:shop'],
  ['exhibition_rels', 'media_id', 'webContent:exhibition'],
  ['exh_rels', 'media_id', 'webContent:exh'],
];

/** News, portraits and announcements may name it in their text. */
const IN_TEXTS = ['news', 'webContent:exh'];

async function isNamedInText({ db }: Payload, id: number): Promise<boolean> {
  const [file] = await rowsBy<{ filename: string | null; created_at: string | Date }>(
    db,
    sql`SELECT filename, created_at FROM media WHERE id = ${id}`,
  );
  if (!file?.filename) return false;
  // Not above: it imports the configuration, which imports this.
  const { isInText } = await import('./mediaUse');
  return isInText({ id, filename: file.filename, madeAt: new Date(file.created_at).getTime() });
}

async function tagsOfUses({ db }: Payload, id: number): Promise<string[]> {
  const uses = USES.map(
    ([table, column, tag]) =>
      sql`SELECT ${raw(`'${tag}'`)} AS tag WHERE EXISTS (
        SELECT 1 FROM ${raw(`${table} d WHERE d.${column}`)} = ${id})`,
  );
  const found = await rowsBy<{ tag: string }>(db, unionOf(uses));
  return found.map(({ tag }) => tag);
}

/** To be asked before a file is deleted or renamed: a text names it as it was called when it was written. */
export async function tagsOfFile(payload: Payload, id: number): Promise<string[]> {
  const [uses, isNamed] = await Promise.all([tagsOfUses(payload, id), isNamedInText(payload, id)]);
  return [...(isNamed ? IN_TEXTS : []), ...uses];
}
