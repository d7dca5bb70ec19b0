import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { oneOfEachKind, signedIn, type Person } from './support/people';

const PUBLISHED = { _status: 'published' };

describe('What an editor enters by REST', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let editor: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    editor = await signedIn(cms.cmsUrl, cms.editor);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  async function refused(method: string, path: string, body: object) {
    const { status, body: answer } = await editor.ask(method, path, body);
    assert.equal(status, 400, `${method} ${path}: ${JSON.stringify(answer)}`);
    return JSON.stringify(answer);
  }
  const aYear = async (year: string, fields: object) =>
    (await editor.save('POST', 'years', { year, ...fields })).id;

  describe('as a date', () => {
    const DATES = [
      ['videos', 'sTime', 's_time'],
      ['lives', 'sTime', 's_time'],
      ['lives', 'eTime', 'e_time'],
      ['news', 'sTime', 's_time'],
      ['albumComments', 'cTime', 'c_time'],
    ] as const;
    let ids: Awaited<ReturnType<typeof oneOfEachKind>>;
    before(async () => {
      ids = await oneOfEachKind(editor);
    });

    const stored = async (slug: string, column: string) => {
      const table = slug === 'albumComments' ? 'album_comments' : slug;
      const id = Number(ids[slug]);
      const [row] = await cms.run(`SELECT ${column} AS time FROM ${table} WHERE id = ?`, [id]);
      return isPostgres ? new Date(String(row?.time)).toISOString() : row?.time;
    };

    test('is stored in one form, however it is written', async () => {
      for (const [slug, field, column] of DATES) {
        const change = { [field]: '12/1/2026 10:00 UTC', ...PUBLISHED };
        if (field === 'eTime') Object.assign(change, { sTime: '2026-12-01T09:00:00Z' });
        await editor.save('PATCH', `${slug}/${ids[slug]}`, change);
        assert.equal(await stored(slug, column), '2026-12-01T10:00:00.000Z', `${slug} ${field}`);
      }
    });

    test('is refused if it is none, in a draft too, which can be read after that', async () => {
      for (const [slug, field] of DATES) {
        for (const query of ['', '?draft=true']) {
          const path = `${slug}/${ids[slug]}`;
          const change = { [field]: 'tomorrow', ...(query ? {} : PUBLISHED) };
          assert.match(await refused('PATCH', path + query, change), /“tomorrow” is no date/);
          await editor.save('GET', `${path}?draft=true`);
        }
      }
      await refused('POST', 'lives?draft=true', { name: 'Live', eTime: 'soon' });
    });

    test('is no end before its start', async () => {
      const times = { sTime: '12/1/2026 10:00 UTC', eTime: '12/1/2026 09:00 UTC' };
      await refused('PATCH', `lives/${ids.lives}`, { ...times, ...PUBLISHED });
    });
  });

  describe('and a rule refuses', () => {
    const ODD = [
      [{ startDate: '2076-02-30' }, /There is no such day/],
      [{ organizers: [{ name: 'A school', url: 'example.org' }] }, /An address that starts with/],
    ] as const;

    test('is not published after it was saved as a draft', async () => {
      const good = { startDate: '2076-05-01', organizers: [] };
      const id = await aYear('2076', { ...good, ...PUBLISHED });
      for (const [odd, said] of ODD) {
        await editor.save('PATCH', `years/${id}?draft=true`, odd);
        assert.match(await refused('PATCH', `years/${id}`, PUBLISHED), said);
        await editor.save('PATCH', `years/${id}?draft=true`, good);
      }
      await editor.save('PATCH', `years/${id}`, PUBLISHED);
    });

    test('is not published with a document that nobody has published yet', async () => {
      for (const [at, [odd, said]] of ODD.entries()) {
        const draft = { year: `207${at}`, ...odd };
        const { id } = await editor.save('POST', 'years?draft=true', draft);
        assert.match(await refused('PATCH', `years/${id}`, PUBLISHED), said);
      }
    });

    test('stays where visitors have it, so that the rest can be saved', async () => {
      const id = await aYear('2077', PUBLISHED);
      await cms.run(`UPDATE years SET start_date = 'In May' WHERE id = ?`, [id]);
      await cms.run(`UPDATE _years_v SET version_start_date = 'In May' WHERE parent_id = ?`, [id]);
      await editor.save('PATCH', `years/${id}?draft=true`, { worksCount: 7 });
      const { startDate, worksCount } = await editor.save('PATCH', `years/${id}`, PUBLISHED);
      assert.deepEqual([startDate, worksCount], ['In May', 7]);
    });
  });
});
