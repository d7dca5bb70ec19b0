import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { signedText } from '@/lib/contract/signed';
import { signatureOf } from '../../support/signature.mjs';
import type { anOwnCms } from '../support/ownCms';
import { oneOfEachKind, signedIn, type oneOfEach, type Person } from '../support/people';

type Given = {
  cms: () => Awaited<ReturnType<typeof anOwnCms>>;
  people: () => Awaited<ReturnType<typeof oneOfEach>>;
};

/** What is typed in the live preview; for a suite that has a CMS of its own. */
export function testLivePreview({ cms, people }: Given) {
  let ids: Record<string, string | number>;
  const organiser = () => people().organiser;
  const toTell = () => cms().run('SELECT id FROM outbox');
  const origin = () => `origin=${encodeURIComponent(cms().cmsUrl)}`;

  before(async () => {
    ids = await oneOfEachKind(organiser());
    // Earlier tests leave what is to be told again within a minute: nobody waits for it here.
    await cms().run('DELETE FROM outbox');
  });

  const open = async ({ ask }: Person, place = `albums/${ids.albums}`, locale = 'fr') => {
    const { status, body } = await ask('GET', `live/${place}?locale=${locale}&${origin()}`);
    return { status, ...(body as { url?: string; live?: string }) };
  };
  /** As the website asks for a draft. */
  const draft = async (
    kind: string,
    locale: string,
    live = '',
    key = cms().secrets.PREVIEW_SECRET,
  ) => {
    const at = String(Date.now());
    const parts = [kind, String(ids[kind]), locale, ...(live ? [live] : []), at];
    const signature = signatureOf(signedText('draft', parts), key ?? '');
    const path = `services/cms/draft/getById/${kind}/${ids[kind]}`;
    const answer = await fetch(`${cms().cmsUrl}/${path}?locale=${locale}&live=${live}`, {
      headers: { 'x-at': at, 'x-signature': signature },
    });
    return (await answer.json()) as { code: string; body?: Record<string, unknown>[] };
  };
  const nameOf = async (...asked: Parameters<typeof draft>) =>
    (await draft(...asked)).body?.[0]?.name;

  test('is read by its own frame, in its language, and nothing is saved or told', async () => {
    const versions = () => cms().run('SELECT id FROM _albums_v ORDER BY id');
    const before = await versions();
    const { live = '', url = '' } = await open(organiser());
    assert.match(url, /\/api\/preview\?kind=albums&id=\d+&locale=fr&live=[\w-]{22}&cms=http/);
    assert.equal(await nameOf('albums', 'fr', live), 'The Boat');
    const typed = { name: 'Le Bateau', author: 'Zoé B.', country: ids.areas };
    const { status } = await organiser().ask('POST', `live/albums/${ids.albums}/${live}`, typed);
    assert.equal(status, 204);
    assert.equal(await nameOf('albums', 'fr', live), 'Le Bateau');
    const [work] = (await draft('albums', 'fr', live)).body ?? [];
    assert.equal(work?.country, 'Nowhere');
    // English is another text; without the frame's name, and under another's, it is as saved.
    assert.equal(await nameOf('albums', 'en', live), 'The Boat');
    assert.equal(await nameOf('albums', 'fr'), 'The Boat');
    assert.equal(await nameOf('albums', 'fr', 'x'.repeat(22)), 'The Boat');
    assert.equal((await draft('albums', 'fr', live, 'forged')).code, 'sid.empty');
    assert.deepEqual(await versions(), before);
    assert.deepEqual(await toTell(), []);
  });

  test('a year and a news item too, with their lists and texts', async () => {
    for (const [kind, typed, shown] of [
      [
        'years',
        {
          theme: 'Das Meer',
          subthemes: [{ id: 'new', title: 'Ebbe' }],
          summaryWorks: [ids.albums],
        },
        /Das Meer.*Ebbe.*"works":\[\{"img":"\//s,
      ],
      ['news', { title: 'Neu', draft: { description: 'Kurz' } }, /Neu.*Kurz|Kurz.*Neu/s],
    ] as const) {
      const { live = '' } = await open(organiser(), `${kind}/${ids[kind]}`, 'es');
      await organiser().ask('POST', `live/${kind}/${ids[kind]}/${live}`, typed);
      assert.match(JSON.stringify(await draft(kind, 'es', live)), shown);
    }
  });

  test('is opened by who may write there, for the admin alone, and filled by the same editor', async () => {
    const stranger = await signedIn(cms().cmsUrl);
    const opened: Record<string, number> = {};
    for (const [who, person] of Object.entries({ ...people(), stranger }))
      opened[who] = (await open(person)).status;
    assert.deepEqual(opened, {
      ...{
        organiser: 200,
        editor: 200,
        translator: 200,
        moderator: 403,
        juror: 403,
        stranger: 401,
      },
    });
    for (const path of [
      `albums/${ids.albums}?origin=https://evil.example`,
      `albums/${ids.albums}`,
      `editors/1?${origin()}`,
      `albums/x?${origin()}`,
    ])
      assert.equal((await organiser().ask('GET', `live/${path}`)).status, 404, path);

    const { live = '' } = await open(organiser());
    const path = `live/albums/${ids.albums}/${live}`;
    const typed = { name: 'Taken over' };
    for (const { ask } of [...Object.values(people()).slice(1), stranger])
      assert.ok([401, 404].includes((await ask('POST', path, typed)).status));
    assert.equal(
      (await organiser().ask('POST', `live/news/${ids.news}/${live}`, typed)).status,
      404,
    );
    assert.equal((await organiser().ask('POST', path, { name: 'x'.repeat(500_001) })).status, 413);
    assert.equal((await organiser().ask('POST', path, 'text')).status, 400);
    assert.equal(await nameOf('albums', 'fr', live), 'The Boat');
  });
}
