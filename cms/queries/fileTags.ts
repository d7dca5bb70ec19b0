import type { Payload } from 'payload';
import { rowsBy } from './driver';
import { raw, sql } from './sql';

/** What references a file and has no page of its own, with the tag of the pages that show it. */
const USES: readonly (readonly [table: string, column: string, tag: string])[] = [
  ['organisations', 'logo_id', 'albums'],
  ['languages', 'img_id', 'webContent:langs'],
  ['media_partners', 'img_id', 'webContent'],
  ['menus', 'img_id', 'menus'],
  ['footer', 'wx_img_id', 'webContent:footer'],
  ['logo', 'img_id', 'webContent:logo'],
  ['shop', 'img_id', 'webContent:shop'],
  ['exhibition_rels', 'media_id', 'webContent:exhibition'],
];

/** News, portraits and announcements may name it in their text. */
const IN_TEXTS = ['news', 'webContent:exh'];

export async function tagsOfFile({ db }: Payload, id: number): Promise<string[]> {
  const uses = USES.map(
    ([table, column, tag]) =>
      sql`SELECT ${raw(`'${tag}'`)} AS tag WHERE EXISTS (
        SELECT 1 FROM ${raw(`${table} d WHERE d.${column}`)} = ${id})`,
  );
  const statement = uses.reduce((all, one) => sql`${all} UNION ${one}`);
  const found = await rowsBy<{ tag: string }>(db, statement);
  return [...IN_TEXTS, ...found.map(({ tag }) => tag)];
}
