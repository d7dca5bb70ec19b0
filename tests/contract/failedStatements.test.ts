import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hasDatabase } from './support/database';
import { aListener, anOwnCms } from './support/ownCms';
import { signedIn, type Person } from './support/people';
import { until } from './support/until';

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
    const lines = () => added().split('\n').filter((line) => pattern.test(line));
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
});
