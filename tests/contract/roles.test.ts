import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { may, mayCheck } from '@/cms/access/may';
import { COLLECTIONS, GLOBALS, ROLES, type Right, type Role } from '@/cms/access/roles';
import { hasDatabase } from './support/database';
import { EXPORTED, wrongExports } from './support/exportsByRole';
import { aListener, anOwnCms } from './support/ownCms';
import { aPicture, oneOfEach, oneOfEachKind, send, signedIn, type Person } from './support/people';

type Who = Role | 'stranger';
/** What is tried, and what one needs for it. */
type Try = {
  method: string;
  path: string;
  needs: readonly Right[];
  body?: unknown;
  /** Of those who may not: it needs a real document, and makes another. */
  isForOthers?: boolean;
};

const ABSENT = 999_999_999;
const WITH_DRAFTS = ['albums', 'years', 'videos', 'lives', 'news'];
/** No two may share a code, an id or a file; of what visitors would have twice at once there are no copies either. */
const WITHOUT_COPIES = [
  ...['albumComments', 'areas', 'certificates', 'labels', 'languages', 'media', 'menus'],
];
const CHANGE = ['update', 'texts'] as const;

/** On documents that aren't there: access comes first, so who may hears that there is none. */
const triesOn = (slug: string, id: string | number): Try[] => {
  const none = `where[id][equals]=${ABSENT}`;
  const versions = WITH_DRAFTS.includes(slug);
  return [
    { method: 'GET', path: `${slug}?limit=1&depth=2`, needs: ['read'] },
    { method: 'GET', path: `${slug}?limit=1&draft=true&locale=all`, needs: ['read'] },
    { method: 'GET', path: `${slug}/${id}`, needs: ['read'] },
    { method: 'GET', path: `${slug}/count`, needs: ['read'] },
    { method: 'POST', path: slug, needs: ['create'], body: {} },
    { method: 'PATCH', path: `${slug}/${ABSENT}?locale=fr`, needs: CHANGE, body: {} },
    { method: 'PATCH', path: `${slug}?locale=fr&${none}`, needs: CHANGE, body: {} },
    { method: 'DELETE', path: `${slug}/${ABSENT}`, needs: ['delete'] },
    { method: 'DELETE', path: `${slug}?${none}`, needs: ['delete'] },
    ...(id === ABSENT || WITHOUT_COPIES.includes(slug)
      ? []
      : [
          {
            ...{ method: 'POST', path: `${slug}/${id}/duplicate`, body: {} },
            ...{ needs: ['create'] as const, isForOthers: true },
          },
        ]),
    ...(versions
      ? [{ method: 'GET', path: `${slug}/versions?limit=1`, needs: ['read'] as const }]
      : []),
  ];
};

const triesOnGlobal = (slug: string): Try[] => [
  { method: 'GET', path: `globals/${slug}`, needs: ['read'] },
  { method: 'GET', path: `globals/${slug}/versions?limit=1`, needs: ['read'] },
  { method: 'POST', path: `globals/${slug}?locale=fr`, needs: CHANGE, body: {} },
];

const isRefused = (status: number) => status === 401 || status === 403;

describe(
  'Roles: everything as everyone, by the table of cms/access/roles.ts',
  { skip: !hasDatabase },
  () => {
    let website: Awaited<ReturnType<typeof aListener>>;
    let cms: Awaited<ReturnType<typeof anOwnCms>>;
    let ids: Record<string, string | number>;
    let everyone: Record<Who, Person>;

    before(async () => {
      website = await aListener();
      cms = await anOwnCms(website.origin);
      const first = await signedIn(cms.cmsUrl, cms.editor);
      ids = await oneOfEachKind(first);
      const people = await oneOfEach(cms.cmsUrl, first);
      everyone = { ...people, stranger: await signedIn(cms.cmsUrl) };
      await cms.run(
        `INSERT INTO favourites (album_id, email, name, c_time)
          VALUES (${Number(ids.albums)}, 'a@example.org', 'Ann', '2026-01-01T00:00:00.000Z')`,
        [],
      );
    });
    after(async () => {
      await cms?.stop();
      website?.stop();
    });

    const isOrganised = (who: Who): who is Role => who !== 'stranger';
    const userOf = (who: Who) => (isOrganised(who) ? { id: everyone[who].id, role: who } : null);

    /** Who was let in though the table says no, or the other way round. */
    async function wrong(slug: string, tries: readonly Try[]) {
      const wrongs: string[] = [];
      for (const [who, { ask }] of Object.entries(everyone)) {
        for (const { method, path, needs, body, isForOthers = false } of tries) {
          const isAllowed = needs.some((right) => may(userOf(who as Who), right, slug));
          if (isAllowed && isForOthers) continue;
          const { status } = await ask(method, path, body);
          const isRight = isAllowed ? !isRefused(status) && status < 500 : isRefused(status);
          if (!isRight) wrongs.push(`${who}: ${method} ${path}: ${status}`);
        }
      }
      return wrongs;
    }

    for (const slug of Object.keys(COLLECTIONS).filter((name) => name !== 'editors')) {
      test(`collection ${slug}`, async () => {
        assert.deepEqual(await wrong(slug, triesOn(slug, ids[slug] ?? ABSENT)), []);
      });
    }

    for (const slug of Object.keys(GLOBALS)) {
      test(`global ${slug}`, async () => {
        assert.deepEqual(await wrong(slug, triesOnGlobal(slug)), []);
      });
    }

    for (const slug of EXPORTED) {
      test(`what is taken out of ${slug}, as CSV and XLSX, with each filter`, async () => {
        const wrongs: Record<string, string[]> = {};
        for (const [who, person] of Object.entries(everyone)) {
          const of = { cmsUrl: cms.cmsUrl, slug, id: ids[slug] ?? 1, person };
          wrongs[who] = await wrongExports({ ...of, user: userOf(who as Who) });
        }
        const nobody = Object.keys(everyone).map((who) => [who, []]);
        assert.deepEqual(wrongs, Object.fromEntries(nobody));
      });
    }

    test('publishing and restoring what was published before', async () => {
      for (const slug of WITH_DRAFTS) {
        const { docs } = (await everyone.organiser.ask('GET', `${slug}/versions?limit=1`))
          .body as unknown as { docs: { id: number }[] };
        const version = `${slug}/versions/${docs[0]?.id}`;
        const publish = { _status: 'published' };
        const tries: Try[] = [
          { method: 'GET', path: version, needs: ['read'] },
          { method: 'PATCH', path: `${slug}/${ids[slug]}?locale=fr`, needs: CHANGE, body: publish },
          { method: 'POST', path: version, needs: ['update'], body: {} },
        ];
        // Texts that French lacks can't be published: access is before that.
        assert.deepEqual(await wrong(slug, tries), []);
      }
    });

    test('an account: one’s own only, but for organisers', async () => {
      for (const who of ROLES.filter((role) => role !== 'organiser')) {
        const { ask, id } = everyone[who];
        const listed = (await ask('GET', 'editors?limit=50')).body as unknown as {
          docs: { id: number }[];
        };
        assert.deepEqual(
          listed.docs.map((doc) => doc.id),
          [id],
          who,
        );
        const other = everyone.organiser.id;
        for (const [method, path] of [
          ['GET', `editors/${other}`],
          ['PATCH', `editors/${other}`],
          ['DELETE', `editors/${other}`],
          ['DELETE', `editors/${id}`],
          ['POST', 'editors'],
          ['POST', 'editors/unlock'],
          ['POST', `editors/${other}/invite`],
        ] as const) {
          const { status } = await ask(
            method,
            path,
            method === 'GET' ? undefined : { email: 'a@b.example' },
          );
          assert.ok(isRefused(status) || status === 404, `${who} ${method} ${path}: ${status}`);
        }
        assert.equal((await ask('PATCH', `editors/${id}`, { name: 'Me' })).status, 200);
        const { doc } = (
          await ask('PATCH', `editors/${id}`, { role: 'organiser', translates: ['zh'] })
        ).body;
        assert.equal(doc?.role, who);
        assert.deepEqual(doc?.translates, ['fr', 'ar']);
      }
      assert.equal((await everyone.stranger.ask('GET', 'editors')).status, 401);
    });

    test('previews of what one may read, the check page for those who work on it', async () => {
      for (const [who, { ask }] of Object.entries(everyone)) {
        const user = userOf(who as Who);
        for (const kind of ['albums', 'years', 'news']) {
          const { status } = await ask('GET', `preview/${kind}/${ids[kind]}?locale=fr`);
          assert.equal(status === 303, may(user, 'read', kind), `${who} ${kind} ${status}`);
        }
        assert.equal((await ask('GET', 'check')).status === 303, mayCheck(user), who);
      }
    });

    test('a file of the editors’ side', async () => {
      const media = await everyone.organiser.save('GET', `media/${ids.media}`);
      const path = String(media.url).replace('/api/', '');
      for (const [who, { ask }] of Object.entries(everyone))
        assert.equal(
          (await ask('GET', path)).status === 200,
          may(userOf(who as Who), 'read', 'media'),
          who,
        );
    });

    test('a picture is looked at only if its sender may upload it', async () => {
      for (const [method, path, right] of [
        ['POST', 'media', 'create'],
        ['PATCH', `media/${ids.media}`, 'update'],
      ] as const) {
        // Whoever looks sees that it is no PDF.
        const picture = () => aPicture({}, 'picture.pdf');
        for (const [who, { ask }] of Object.entries(everyone)) {
          const { status } = await ask(method, path, picture());
          const isAllowed = may(userOf(who as Who), right, 'media');
          assert.ok(isAllowed ? status === 400 : isRefused(status), `${who} ${method}: ${status}`);
        }
        const url = `${cms.cmsUrl}/api/${path}`;
        const headers = { authorization: 'JWT made.up.token' };
        assert.equal((await send(url, { method, headers, body: picture() })).status, 403, method);
      }
    });

    test('the picture of a comment is chosen by who may change pictures: it becomes public with it', async () => {
      const comment = { album: ids.albums, username: 'Bo', comment: 'Good', avatar: ids.media };
      for (const who of ROLES.filter((role) => may(userOf(role), 'create', 'albumComments'))) {
        const { save } = everyone[who];
        const made = await save('POST', 'albumComments?depth=0', comment);
        const path = `albumComments/${made.id}?depth=0`;
        const changed = await save('PATCH', path, { avatar: ids.media });
        const chosen = may(userOf(who), 'update', 'media') ? ids.media : null;
        assert.deepEqual([made.avatar ?? null, changed.avatar ?? null], [chosen, chosen], who);
      }
    });
  },
);
