const SAMPLES = 40;

const numberOf = ([row]) => Number(row.number);

/** Values of a column, evenly taken from all rows. */
async function sample({ run }, column, from) {
  const number = numberOf(await run(`SELECT COUNT(*) AS number FROM ${from}`));
  const step = Math.max(1, Math.floor(number / SAMPLES));
  const rows = await run(
    `SELECT value FROM (SELECT ${column} AS value, ROW_NUMBER() OVER (ORDER BY ${column}) AS at FROM ${from}) AS all_rows
      WHERE at % ${step} = 0`,
  );
  return rows.map(({ value }) => String(value));
}

/** What there is to ask for in an exhibition, read from its database. */
export async function readWorld(database) {
  const { run } = database;
  const most = async (column, from) => {
    const [row] = await run(
      `SELECT ${column} AS value, COUNT(*) AS number FROM ${from} GROUP BY ${column} ORDER BY COUNT(*) DESC LIMIT 1`,
    );
    return { value: String(row.value), total: Number(row.number) };
  };
  const countryOf = 'albums a JOIN areas c ON c.id = a.country_id';
  return {
    works: await sample(database, 'id', `albums WHERE _status = 'published'`),
    /** Their pictures have files. */
    demo: await sample(
      database,
      'id',
      `albums WHERE _status = 'published' AND num NOT LIKE 'MADE-%'`,
    ),
    numbers: await sample(database, 'num', `albums WHERE _status = 'published'`),
    names: await sample(database, 'search_author', `albums WHERE num NOT LIKE 'MADE-%'`),
    news: await sample(database, 'id', `news WHERE _status = 'published' AND category = 'news'`),
    films: await sample(database, 'id', `videos WHERE _status = 'published'`),
    files: await sample(
      database,
      'filename',
      `media WHERE mime_type = 'image/jpeg' AND filename NOT LIKE 'made-%'`,
    ),
    countries: await sample(
      database,
      'code',
      `areas c WHERE EXISTS (SELECT 1 FROM albums a WHERE a.country_id = c.id)`,
    ),
    year: await most('year_label_id', 'albums'),
    country: await most('c.code', countryOf),
    commented: await most('album_id', 'album_comments'),
    total: numberOf(await run(`SELECT COUNT(*) AS number FROM albums WHERE _status = 'published'`)),
  };
}
