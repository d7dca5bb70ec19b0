import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LOCALES } from '@/lib/i18n/locales';
import { hasDatabase, openDatabase } from './support/database';
import { removeEditor, signInAs } from './support/editor';
import { send } from './support/people';
import { ORIGIN } from './support/service';

const EMAIL = 'start@example.org';
const MODERATOR = 'start-moderator@example.org';
const VISITOR = 'start-page@example.org';
const DAY_MS = 86_400_000;

/** In UTC. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The text of each cell of the rows of a part of the page, by its heading's id. */
function rowsOf(html: string, id: string): string[][] {
  const part = html.slice(html.indexOf(`aria-labelledby="${id}"`)).split('</section>')[0] ?? '';
  const textOf = (cell: string) => cell.replace(/<[^>]*>/g, '').trim();
  return [...part.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
  );
}

type Texts = Record<string, unknown>;

/** How many texts each language lacks, and another has. */
const missingIn = (texts: Texts[], parts: ((row: Texts) => unknown)[]) =>
  LOCALES.map((locale) =>
    parts.reduce((sum, part) => {
      const written = texts.filter((row) => part(row));
      const all = new Set(written.map(({ id }) => id));
      return sum + all.size - written.filter((row) => row.locale === locale).length;
    }, 0),
  );

describe('The start page of the CMS', { skip: !hasDatabase }, () => {
  const { run, close } = openDatabase();
  let html = '';
  let seenAt = 0;
  let item = 0;
  let headers: Record<string, string> = {};
  const see = async (language: string, as = headers) => {
    const answer = await fetch(`${ORIGIN}/admin`, {
      headers: { ...as, 'accept-language': language },
    });
    assert.equal(answer.status, 200);
    return answer.text();
  };
  /** The numbers of a kind's row. */
  const toldOf = (name: string) => {
    const [row] = rowsOf(html, 'missing-texts').filter(([kind]) => kind === name);
    return row?.slice(1).map((cell) => Number(cell.replaceAll(',', '')));
  };
  before(async () => {
    headers = await signInAs(EMAIL, run);
    const works = await run('SELECT id FROM albums ORDER BY id LIMIT 3');
    for (const [at, days] of [0, 0, 40].entries()) {
      const time = new Date(Date.now() - days * DAY_MS).toISOString();
      await run(
        'INSERT INTO favourites (album_id, email, name, c_time, updated_at, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        [Number(works[at]?.id), VISITOR, 'A visitor', time, time, time],
      );
    }
    const draft = { content: 'Court' };
    const inFrench = { title: 'Un texte', html: '<p>Tout</p>', draft, category: 'content' };
    const { body } = await send(`${ORIGIN}/api/news?locale=fr`, {
      method: 'POST',
      headers,
      body: { ...inFrench, _status: 'published' },
    });
    item = body.doc?.id ?? 0;
    // What is expected of the page is of the same day.
    do {
      seenAt = Date.now();
      html = await see('en');
    } while (dayOf(seenAt) !== dayOf(Date.now()));
  });
  after(async () => {
    await send(`${ORIGIN}/api/news/${item}`, { method: 'DELETE', headers });
    await run('DELETE FROM favourites WHERE email = ?', [VISITOR]);
    await removeEditor(EMAIL, run);
    await removeEditor(MODERATOR, run);
    await close();
  });

  test('counts the published works of each year', async () => {
    const counted = await run(
      "SELECT year_label_id AS year, count(*) AS number FROM albums WHERE _status = 'published' GROUP BY year_label_id ORDER BY year_label_id",
    );
    const expected = counted.map(({ year, number }) => [String(year), String(number)]);
    assert.ok(expected.length >= 5);
    assert.deepEqual(rowsOf(html, 'by-year').slice(1), expected);
  });

  test('counts those of each country, most first, and all of them', async () => {
    const [all] = await run("SELECT count(*) AS number FROM albums WHERE _status = 'published'");
    const rows = rowsOf(html, 'by-country').slice(1);
    const numbers = rows.map(([, number]) => Number(number));
    assert.equal(rows.length, 13);
    assert.deepEqual(
      numbers.slice(0, 12),
      numbers.slice(0, 12).toSorted((a, b) => b - a),
    );
    assert.equal(
      numbers.reduce((sum, number) => sum + number, 0),
      Number(all?.number),
    );
  });

  test('counts the favourites of each of the last 30 days, in UTC', async () => {
    const all = await run('SELECT c_time AS time FROM favourites');
    const days = all.map(({ time }) => dayOf(new Date(String(time)).getTime()));
    const expected = Array.from({ length: 30 }, (_, back) => {
      const day = dayOf(seenAt - back * DAY_MS);
      return days.filter((one) => one === day).length;
    });
    const told = rowsOf(html, 'by-day').slice(1);
    assert.deepEqual(
      told.map(([, number]) => Number(number)),
      expected,
    );
    // Those from before the page was seen; midnight may have been between.
    assert.ok(expected.slice(0, 2).reduce((sum, number) => sum + number, 0) >= 2);
  });

  test('counts the texts that a language lacks and another has', async () => {
    const texts = await run(
      "SELECT t._parent_id AS id, t._locale AS locale, t.name, t.description FROM albums_locales t JOIN albums a ON a.id = t._parent_id WHERE a._status = 'published'",
    );
    const missing = missingIn(texts, [({ name }) => name, ({ description }) => description]);
    assert.deepEqual(toldOf('Artworks'), missing);
    assert.ok(missing.some((number) => number > 0));
  });

  test('of news the short text and the body too, which is either HTML or a rich text', async () => {
    const texts = await run(
      "SELECT t._parent_id AS id, t._locale AS locale, t.title, t.draft_description, t.draft_content, t.html, t.content FROM news_locales t JOIN news n ON n.id = t._parent_id WHERE n._status = 'published'",
    );
    assert.ok(texts.some(({ id }) => Number(id) === item));
    const missing = missingIn(texts, [
      ({ title }) => title,
      (row) => row.draft_description,
      (row) => row.draft_content,
      (row) => row.html || row.content,
    ]);
    assert.deepEqual(toldOf('News'), missing);
    // The item that is in French only.
    assert.ok(LOCALES.every((locale, at) => locale === 'fr' || (missing[at] ?? 0) >= 3));
  });

  test('names to a moderator only the kinds of texts whose lists are open to them', async () => {
    const moderator = await signInAs(MODERATOR, run);
    await run(`UPDATE editors SET role = 'moderator' WHERE email = ?`, [MODERATOR]);
    const kindsIn = (page: string) =>
      rowsOf(page, 'missing-texts')
        .slice(1)
        .map(([kind = '']) => kind);
    const open = ['Artworks', 'Descriptions of pictures'];
    const kinds = kindsIn(html).filter((kind) => open.includes(kind));
    assert.ok(kinds.length > 0);
    assert.deepEqual(kindsIn(await see('en', moderator)), kinds);
  });

  test('shows the check page’s list, with links to its parts', async () => {
    const kinds = rowsOf(html, 'check-counts').slice(1);
    assert.equal(kinds.length, 8);
    assert.match(html, /href="\/api\/check\?kind=albums"/);
    const answer = await fetch(`${ORIGIN}/api/check?kind=albums&problem=alt&page=9&x=1`, {
      headers: { ...headers, 'accept-language': 'fr' },
      redirect: 'manual',
    });
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    const names = ['kind', 'locale', 'problem', 'signature', 'until'];
    assert.deepEqual([...query.keys()].sort(), names);
    // That of the editor's screens.
    assert.equal(query.get('locale'), 'fr');
  });

  test('is in the editor’s language, with the mark and labels of the lists', async () => {
    const french = await see('fr');
    for (const text of ['Œuvres par année', 'Favoris par jour', 'Partenaires médias', 'Années']) {
      assert.ok(french.includes(text), text);
    }
    // What Payload's screens put into their own sentences is a text, not a list of languages.
    assert.doesNotMatch(french, /\\?"(singular|plural)\\?":\{/);
    assert.match(french, /\\?"singular\\?":\\?"Œuvre\\?"/);
    const chinese = await see('zh');
    for (const text of ['各年作品数', '媒体伙伴']) assert.ok(chinese.includes(text), text);
  });

  test('a form says in that language what it does not take', async () => {
    const answer = await fetch(`${ORIGIN}/api/areas`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ code: 'fr', name: 'France' }),
    });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /Deux lettres capitales/);
  });

  test('and where texts of the site are no JSON', async () => {
    const answer = await fetch(`${ORIGIN}/api/globals/messages?locale=es`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ messages: '{"home":\n}' }),
    });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /ligne 2, caractère 1/);
  });

  test('and of a link that visitors would not see', async () => {
    const enter = async (path: string, fields: object) => {
      const answer = await fetch(`${ORIGIN}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'fr' },
        body: JSON.stringify({ ...fields, _status: 'published' }),
      });
      return [answer.status, await answer.text()] as const;
    };
    const items = [{ name: 'Link', link: 'example.org' }];
    const SITE = /Une adresse en https ou http/;
    for (const [path, fields, said] of [
      ['globals/exh', { uploadUrl: 'upload.example.org' }, /Une adresse en https/],
      ['mediaPartners', { name: 'A paper', url: 'example.org' }, SITE],
      ['years', { year: '2032', organizers: [{ url: 'example.org' }] }, SITE],
      ['globals/footer', { social: { items } }, SITE],
      ['globals/footer', { nav: { items } }, /Un chemin .* ou une adresse mailto/],
    ] as const) {
      const [status, text] = await enter(path, fields);
      assert.equal(status, 400, path);
      assert.match(text, said);
    }
  });

  test('is closed to strangers', async () => {
    const answer = await fetch(`${ORIGIN}/admin`, { redirect: 'follow' });
    const page = await answer.text();
    assert.doesNotMatch(page, /by-year|by-country|check-counts|missing-texts/);
  });
});
