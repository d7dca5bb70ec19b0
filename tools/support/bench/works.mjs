import { join } from 'node:path';
import { createClient } from '@libsql/client';

const CHUNK = 10_000;
/** Numbers of made-up works lie beyond those of the demo. */
const FIRST_SEQ = 10_000;

export const openDatabase = (dataDir) =>
  createClient({ url: `file:${join(dataDir, 'cms.sqlite')}` });

/** Leaves the given number of works published, of all that the demo has. */
export async function keepPublished(client, count) {
  await client.execute({
    sql: `UPDATE albums SET _status = CASE WHEN id IN (SELECT id FROM albums ORDER BY id LIMIT ?)
      THEN 'published' ELSE 'draft' END`,
    args: [count],
  });
}

const firstWord = (text) => text.split(' ')[0];
const lastWord = (text) => text.split(' ').at(-1);

/** Each made-up artist has the first name of one of the demo's and the family name of another. */
function toArtist(demo, index) {
  const first = demo[index % demo.length];
  const last = demo[(index * 7 + Math.floor(index / demo.length)) % demo.length];
  return {
    author: `${firstWord(first.author)} ${lastWord(last.author)}`,
    search: `${firstWord(first.search)} ${lastWord(last.search)}`,
    base: first.id,
    seq: FIRST_SEQ + index,
  };
}

const COPY = `
  INSERT INTO albums (author, cover_id, country_id, age, sex, teacher, org, organisation_id, num, year_label_id, seq,
    initial, search_name, search_author, _status, views)
  SELECT made.value ->> 'author', base.cover_id, base.country_id, base.age, base.sex, base.teacher, base.org,
    base.organisation_id, 'MADE-' || (made.value ->> 'seq'), base.year_label_id, made.value ->> 'seq',
    base.initial, base.search_name, made.value ->> 'search', 'published', base.id
  FROM json_each(?) made JOIN albums base ON base.id = made.value ->> 'base'`;

/** `views` of a made-up work is the id of the one it was made from. */
const COPY_TEXTS = `
  INSERT INTO albums_locales (name, description, _locale, _parent_id)
  SELECT texts.name, texts.description, 'en', made.id FROM albums made
  JOIN albums_locales texts ON texts._parent_id = made.views AND texts._locale = 'en'
  WHERE made.seq >= ${FIRST_SEQ}`;

/** Fills the list up to the given number of published works. */
export async function growTo(client, wanted) {
  const { rows } = await client.execute(
    `SELECT id, author, search_author AS search FROM albums WHERE _status = 'published'`,
  );
  const demo = rows.map(({ id, author, search }) => ({ id, author, search }));
  const missing = wanted - demo.length;
  for (let at = 0; at < missing; at += CHUNK) {
    const length = Math.min(CHUNK, missing - at);
    const made = Array.from({ length }, (_, index) => toArtist(demo, at + index));
    await client.execute({ sql: COPY, args: [JSON.stringify(made)] });
  }
  await client.execute(COPY_TEXTS);
}

/** Family names of the demo's that are long enough to be searched for. */
export async function familyNames(client) {
  const { rows } = await client.execute(
    `SELECT DISTINCT search_author FROM albums WHERE seq < ${FIRST_SEQ} ORDER BY id`,
  );
  const names = rows.map((row) => lastWord(row.search_author));
  return [...new Set(names)].filter((name) => /^[a-z]{5,}$/.test(name));
}
