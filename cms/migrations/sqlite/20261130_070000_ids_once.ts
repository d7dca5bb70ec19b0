import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

/** What is known by its id outside: by an address, a feed, a shelf, a text, or by who it is. */
const TABLES = ['albums', 'news', 'videos', 'lives', 'media', 'editors'];
const PLAIN = '`id` integer PRIMARY KEY NOT NULL';
const ONCE = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL';

/**
 * Changes the tables' definitions alone: their content is stored in the same way. So says SQLite's "Making Other Kinds Of Table Schema
 * Changes"; to make them anew would drop their triggers and indexes.
 */
async function define({ db }: MigrateUpArgs, from: string, to: string): Promise<void> {
  const { rows } = await db.run(sql`PRAGMA schema_version`);
  await db.run(sql`PRAGMA writable_schema = ON`);
  for (const table of TABLES) {
    const { rowsAffected } = await db.run(sql`UPDATE sqlite_master SET sql = replace(sql, ${from}, ${to})
      WHERE type = 'table' AND name = ${table} AND instr(sql, ${from}) > 0`);
    if (rowsAffected !== 1) throw new Error(`the table ${table} has another id`);
  }
  await db.run(sql.raw(`PRAGMA schema_version = ${Number(rows[0]?.schema_version) + 1}`));
  await db.run(sql`PRAGMA writable_schema = RESET`);
}

/**
 * Written by hand: an id is given once, as by PostgreSQL. SQLite would give that of the last document, when that is deleted, to the next
 * one. A migration that makes one of these tables anew takes this back, and has to say AUTOINCREMENT itself.
 */
export async function up(args: MigrateUpArgs): Promise<void> {
  const { db } = args;
  // There is sqlite_sequence as soon as there is a table that counts so.
  await db.run(sql`CREATE TABLE counting (id INTEGER PRIMARY KEY AUTOINCREMENT)`);
  await db.run(sql`DROP TABLE counting`);
  await define(args, PLAIN, ONCE);
  for (const table of TABLES) {
    await db.run(
      sql.raw(`INSERT INTO sqlite_sequence (name, seq)
        SELECT '${table}', COALESCE(MAX(id), 0) FROM ${table}`),
    );
  }
}

export async function down(args: MigrateDownArgs): Promise<void> {
  await define(args, ONCE, PLAIN);
  await args.db.run(sql`DELETE FROM sqlite_sequence`);
}
