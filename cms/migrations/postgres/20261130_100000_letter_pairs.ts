// @ts-nocheck The adapter and its types carry two copies of drizzle-orm, whose SQL types differ.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';

/**
 * Written by hand: which letters and pairs of letters the titles and names have. A word of one or two letters, such as most Chinese
 * ones, has no trigram. The cost keeps PostgreSQL from working the pairs out for each work where the index has them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION letter_pairs(words text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
        SELECT array_agg(DISTINCT pair) FROM (
          SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS pair
          FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY AS letters (letter, place)
        ) pairs WHERE pair IS NOT NULL
      $$;
    CREATE INDEX albums_name_letters_idx ON albums USING gin (letter_pairs(search_name));
    CREATE INDEX albums_author_letters_idx ON albums USING gin (letter_pairs(search_author))`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX albums_author_letters_idx;
    DROP INDEX albums_name_letters_idx;
    DROP FUNCTION letter_pairs`);
}
