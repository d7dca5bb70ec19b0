import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { signIn } from '../support/signIn.mjs';
import { until } from '../support/until.mjs';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms, isPostgres } from './support/ownCms';
import { signedIn, type Person } from './support/people';

const RULE = 'no_more_sessions';
const FORBID = isPostgres
  ? `ALTER TABLE editors_sessions ADD CONSTRAINT ${RULE} CHECK (_order > 1) NOT VALID`
  : `CREATE TRIGGER ${RULE} BEFORE INSERT ON editors_sessions BEGIN SELECT RAISE(ABORT, '${RULE}'); END`;
const ALLOW = isPostgres
  ? `ALTER TABLE editors_sessions DROP CONSTRAINT ${RULE}`
  : `DROP TRIGGER ${RULE}`;

/** What the CMS's log tells of a statement that the database refuses. */
describe('A statement that fails', { skip: !hasDatabase }, () => {
  let website: Awaited<ReturnType<typeof aListener>>;
  let cms: Awaited<ReturnType<typeof anOwnCms>>;
  let organiser: Person;

  before(async () => {
    website = await aListener();
    cms = await anOwnCms(website.origin);
    cms.listen();
    organiser = await signedIn(cms.cmsUrl, cms.editor);
  });
  after(async () => {
    await cms?.stop();
    website?.stop();
  });

  /** What the work adds to the log, as soon as so many of its lines match. */
  async function told(pattern: RegExp, count: number, work: () => Promise<unknown>) {
    const { length } = cms.said();
    const added = () => cms.said().slice(length);
    const lines = () =>
      added()
        .split('\n')
        .filter((line) => pattern.test(line));
    await work();
    await until(String(pattern), () => lines().length >= count);
    return { lines: lines(), all: added() };
  }

  test('is told with its table, without what an editor looked for, each time as JSON', async () => {
    const address = `${cms.cmsUrl}/admin/collections/favourites?search=annabella@visitors.example`;
    const look = async () => (await fetch(address, { headers: organiser.headers })).text();
    await cms.run('ALTER TABLE favourites RENAME TO favourites_away');
    try {
      // Payload's list tells the logger, and then the console.
      const { lines, all } = await told(/Failed query: [^']*favourites/, 2, look);
      for (const line of lines) assert.doesNotThrow(() => JSON.parse(line), line);
      assert.doesNotMatch(all, /annabella|visitors\.example/i);
    } finally {
      await cms.run('ALTER TABLE favourites_away RENAME TO favourites');
    }
  });

  test('is told without the hash of the password when it is that of a sign-in', async () => {
    const { email, password } = cms.editor;
    const [row] = await cms.run('SELECT hash, salt FROM editors WHERE email = ?', [email]);
    assert.ok(row?.hash && row.salt);
    await cms.run(FORBID);
    try {
      const { all } = await told(new RegExp(RULE), 1, () => signIn(cms.cmsUrl, cms.editor));
      for (const secret of [row.hash, row.salt, email, password])
        assert.ok(!all.includes(String(secret)), all);
    } finally {
      await cms.run(ALLOW);
    }
    assert.equal((await signIn(cms.cmsUrl, cms.editor)).status, 200);
  });
});
