const CHUNK = 10_000;
/** Of the demo, and as many more: of 100,000 works each year has 10,000. */
const YEARS = ['2024', '2023', '2022', '2021', '2020', '2019', '2018', '2017', '2016', '2015'];

/** Leaves the given number of works published, of all that the demo has. */
export async function keepPublished({ run }, count) {
  await run(
    `UPDATE albums SET _status = CASE WHEN id IN (SELECT id FROM albums ORDER BY id LIMIT ?)
      THEN 'published' ELSE 'draft' END`,
    [count],
  );
}

const firstWord = (text) => text.split(' ')[0];
const lastWord = (text) => text.split(' ').at(-1);

/** What a made-up work is put together from: works of the demo, and the years it can hang in. */
async function makeSources({ run }) {
  const demo = await run(
    `SELECT id, author, search_author FROM albums WHERE _status = 'published' ORDER BY id`,
  );
  await run(`CREATE TABLE bench_demo (at INTEGER PRIMARY KEY, base INTEGER, first TEXT, last TEXT,
    search_first TEXT, search_last TEXT)`);
  for (const [at, { id, author, search_author: search }] of demo.entries()) {
    const names = [author, search].flatMap((name) => [firstWord(name), lastWord(name)]);
    const [first, last, searchFirst, searchLast] = names;
    await run('INSERT INTO bench_demo VALUES (?, ?, ?, ?, ?, ?)', [
      ...[at, id, first, last, searchFirst, searchLast],
    ]);
  }
  await run('CREATE TABLE bench_years (at INTEGER PRIMARY KEY, label TEXT, last INTEGER)');
  for (const [at, label] of YEARS.entries()) {
    await run('INSERT INTO labels (id) VALUES (?) ON CONFLICT DO NOTHING', [label]);
    await run(
      `INSERT INTO bench_years SELECT CAST(? AS INTEGER), CAST(? AS TEXT),
        COALESCE((SELECT MAX(seq) FROM albums WHERE year_label_id = ?), 0)`,
      [at, label, label],
    );
  }
  return demo.length;
}

const dropSources = async ({ run }) => {
  await run('DROP TABLE bench_demo');
  await run('DROP TABLE bench_years');
};

/** Numbers from the first to the last, both parameters. */
const NUMBERS = `WITH RECURSIVE numbers(i) AS (
  SELECT CAST(? AS INTEGER) UNION ALL SELECT i + 1 FROM numbers WHERE i < CAST(? AS INTEGER))`;

/** `count` is a number of ours. */
const bases = (count) => `FROM numbers n JOIN bench_demo f ON f.at = n.i % ${count}
  JOIN albums base ON base.id = f.base`;

const PICTURES = (count) => `${NUMBERS}
  INSERT INTO media (private, color, palette, colours, hue, original_name, url, filename, mime_type, filesize,
    width, height)
  SELECT FALSE, m.color, m.palette, m.colours, m.hue, m.original_name, m.url, 'made-' || n.i || '.jpg', m.mime_type, m.filesize,
    m.width, m.height
  ${bases(count)} JOIN media m ON m.id = base.cover_id`;

/** Each made-up artist has the first name of one of the demo's and the family name of another. `views` is the work's number. */
const WORKS = (count) => `${NUMBERS}
  INSERT INTO albums (author, cover_id, country_id, age, sex, teacher, org, organisation_id, num, year_label_id,
    seq, initial, search_name, search_author, _status, views)
  SELECT f.first || ' ' || l.last, m.id, base.country_id, base.age, base.sex, base.teacher, base.org,
    base.organisation_id, 'MADE-' || n.i, y.label, y.last + 1 + n.i / ${YEARS.length}, base.initial,
    base.search_name, f.search_first || ' ' || l.search_last, 'published', n.i
  ${bases(count)} JOIN bench_demo l ON l.at = (n.i * 7 + n.i / ${count}) % ${count}
  JOIN bench_years y ON y.at = n.i % ${YEARS.length}
  JOIN media m ON m.filename = 'made-' || n.i || '.jpg'`;

const MADE = `albums made`;
const IS_MADE = `made.num LIKE 'MADE-%'`;
const BASE = (count) => `JOIN bench_demo f ON f.at = CAST(made.views AS INTEGER) % ${count}`;

/** What belongs to a work: texts, lists, a version, a certificate, a comment, somebody who collected it. */
const PARTS = (count) => [
  `INSERT INTO albums_locales (name, description, _locale, _parent_id)
    SELECT t.name, t.description, t._locale, made.id FROM ${MADE} ${BASE(count)}
    JOIN albums_locales t ON t._parent_id = f.base WHERE ${IS_MADE}`,
  `INSERT INTO media_locales (alt, _locale, _parent_id)
    SELECT t.alt, t._locale, made.cover_id FROM ${MADE} ${BASE(count)}
    JOIN albums base ON base.id = f.base JOIN media_locales t ON t._parent_id = base.cover_id WHERE ${IS_MADE}`,
  `INSERT INTO albums_rels ("order", parent_id, path, labels_id)
    SELECT 1, made.id, 'labels', made.year_label_id FROM ${MADE} WHERE ${IS_MADE}`,
  `INSERT INTO _albums_v (parent_id, version_author, version_cover_id, version_country_id, version_age,
      version_teacher, version_org, version_organisation_id, version_num, version_year_label_id,
      version_seq, version_initial, version_search_name, version_search_author, version_views,
      version_updated_at, version_created_at, version__status, latest)
    SELECT id, author, cover_id, country_id, age, teacher, org, organisation_id, num, year_label_id, seq,
      initial, search_name, search_author, views, updated_at, created_at, 'published', TRUE
    FROM ${MADE} WHERE ${IS_MADE}`,
  `INSERT INTO _albums_v_locales (version_name, version_description, _locale, _parent_id)
    SELECT t.name, t.description, t._locale, v.id FROM ${MADE}
    JOIN _albums_v v ON v.parent_id = made.id
    JOIN albums_locales t ON t._parent_id = made.id WHERE ${IS_MADE}`,
  `INSERT INTO _albums_v_rels ("order", parent_id, path, labels_id)
    SELECT 1, v.id, 'version.labels', made.year_label_id FROM ${MADE}
    JOIN _albums_v v ON v.parent_id = made.id WHERE ${IS_MADE}`,
  `INSERT INTO certificates (num, album_id) SELECT num, id FROM ${MADE} WHERE ${IS_MADE}`,
  `INSERT INTO certificates_rels ("order", parent_id, path, media_id)
    SELECT 1, c.id, 'certPhotos', made.cover_id FROM ${MADE}
    JOIN certificates c ON c.album_id = made.id WHERE ${IS_MADE}`,
  `INSERT INTO album_comments (album_id, username, comment, c_time, approved)
    SELECT id, 'A visitor', 'Words about it', created_at, TRUE FROM ${MADE} WHERE ${IS_MADE}`,
  `INSERT INTO favourites (album_id, email, name, c_time)
    SELECT id, num || '@example.org', 'A visitor', created_at FROM ${MADE} WHERE ${IS_MADE}`,
];

/** Fills the list up to the given number of published works, each with all that a real one has but a file. */
export async function growTo(database, wanted) {
  const { run } = database;
  const count = await makeSources(database);
  const missing = wanted - count;
  for (let at = 0; at < missing; at += CHUNK) {
    const range = [at, Math.min(at + CHUNK, missing) - 1];
    await run(PICTURES(count), range);
    await run(WORKS(count), range);
  }
  for (const statement of PARTS(count)) await run(statement);
  await dropSources(database);
}

/** Family names of the demo's that are long enough to be searched for. */
export async function familyNames({ run }) {
  const rows = await run(
    `SELECT DISTINCT search_author FROM albums WHERE num NOT LIKE 'MADE-%' ORDER BY search_author`,
  );
  const names = rows.map((row) => lastWord(row.search_author));
  return [...new Set(names)].filter((name) => /^[a-z]{5,}$/.test(name));
}
