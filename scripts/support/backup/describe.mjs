/** What a manifest counts, so that one sees at once what is in a backup. */
const COUNTED = ['albums', 'years', 'news', 'videos', 'lives', 'media', 'favourites', 'editors'];
const FILES = 'SELECT filename, sizes_thumbnail_filename AS thumbnail FROM media';

/**
 * The migrations that a database has seen, how much is in it, and the names of the files that it refers to. `query` runs
 * a statement and resolves to its rows.
 */
export async function describeDatabase(query) {
  const applied = await query('SELECT name FROM payload_migrations ORDER BY name');
  const counts = {};
  for (const table of COUNTED) {
    const [row] = await query(`SELECT count(*) AS count FROM ${table}`);
    counts[table] = Number(row.count);
  }
  const named = (await query(FILES)).flatMap(({ filename, thumbnail }) => [filename, thumbnail]);
  return {
    // `dev` stands for a schema that was pushed in watch mode.
    migrations: applied.map(({ name }) => String(name)).filter((name) => name !== 'dev'),
    counts,
    fileNames: [...new Set(named.filter(Boolean))],
  };
}
