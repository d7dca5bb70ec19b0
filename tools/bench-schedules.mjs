import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMain } from '../scripts/support/failure.mjs';
import { setUpPackages } from '../scripts/support/setUp.mjs';

const WORKS = 300;
const PAGE = 100;
const GOAL_MS = 60_000;
const LOOK_MS = 200;
const LONGEST_MS = 10 * 60_000;
const PUBLISHED = "SELECT count(*) AS count FROM albums WHERE _status = 'published'";

/** As "Unpublish" above a list does, a page at a time. */
async function withdrawAll(exhibition, { run }) {
  const { tokenOf } = await import('./support/bench/asking.mjs');
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await tokenOf(exhibition)}`,
  };
  const body = JSON.stringify({ _status: 'draft' });
  const ids = (await run('SELECT id FROM albums')).map(({ id }) => id);
  let withdrawn = 0;
  for (let start = 0; start < ids.length; start += PAGE) {
    const query = `where[id][in]=${ids.slice(start, start + PAGE).join()}`;
    const url = `${exhibition.cmsUrl}/api/albums?${query}`;
    const answer = await fetch(url, { method: 'PATCH', headers, body });
    const { docs, errors } = await answer.json();
    if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(errors)}`);
    withdrawn += docs.length;
  }
  if (withdrawn !== WORKS) throw new Error(`${withdrawn} of ${WORKS} works were withdrawn`);
}

/** An exhibition with 300 drafts that have pictures. */
async function makeDrafts(exhibition, database, { folder, databaseUrl }) {
  const { importProgram } = await import('../tests/support/imports.mjs');
  const { makeFolder } = await import('../tests/support/sheetOfWorks.mjs');
  const { measureProgram } = await import('./support/bench/program.mjs');
  await makeFolder(folder, WORKS);
  const { args, cwd, env, input } = await importProgram(exhibition.dataDir, databaseUrl);
  await measureProgram([...args, folder], cwd, env, input);
  await withdrawAll(exhibition, database);
}

/** As the drawer stores it, for each work and the same minute. */
async function planAll({ run }, at) {
  const [{ id: author }] = await run('SELECT id FROM editors');
  for (const { id } of await run('SELECT id FROM albums')) {
    const doc = { relationTo: 'albums', value: String(id) };
    const input = { type: 'publish', doc, user: { relationTo: 'editors', value: author } };
    await run(
      `INSERT INTO payload_jobs (input, task_slug, wait_until, updated_at, processing, has_error)
       VALUES (?, 'schedulePublish', ?, ?, FALSE, FALSE)`,
      [JSON.stringify(input), new Date(at).toISOString(), new Date().toISOString()],
    );
  }
}

/** When it is so, in ms since the given time. */
async function whenSo(since, isSo) {
  while (!(await isSo())) {
    if (Date.now() > since + LONGEST_MS) throw new Error('it did not become so');
    await wait(LOOK_MS);
  }
  return Date.now() - since;
}

const sorted = (numbers) => numbers.toSorted((one, other) => one - other);

/** How long somebody waits who looks at the gallery, again and again. */
function visit(siteUrl) {
  const pages = [];
  let goesOn = true;
  const repeat = async () => {
    while (goesOn) {
      const begun = performance.now();
      const answer = await fetch(`${siteUrl}/albumsView?labelIds=2024`);
      await answer.text();
      pages.push(performance.now() - begun);
      await wait(LOOK_MS);
    }
  };
  const visiting = repeat();
  return async () => {
    goesOn = false;
    await visiting;
    return sorted(pages);
  };
}

let asked = 0;

/** What a visitor is told who asks for the year's works; each time another one, as limits count by address. */
async function countOf(siteUrl) {
  asked += 1;
  const headers = { 'x-visitor': `10.0.${asked >> 8}.${asked & 255}` };
  const answer = await fetch(`${siteUrl}/api/albums?labelIds=2024`, { headers });
  return (await answer.json()).total;
}

async function measure(exhibition, database) {
  const { during } = await import('./support/scale/processes.mjs');
  const { atMost } = await import('./support/rows.mjs');
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const at = Date.now() + 15_000;
  await planAll(database, at);
  if (Date.now() > at) throw new Error('planning took longer than the time until then');
  await wait(at - Date.now());
  const stop = visit(exhibition.siteUrl);
  const pids = { cms: exhibition.cms.pid(), site: exhibition.site.pid() };
  const { result, cpu } = await during(pids, async () => {
    const first = await whenSo(
      at,
      async () => Number((await database.run(PUBLISHED))[0].count) > 0,
    );
    const stored = await whenSo(
      at,
      async () => Number((await database.run(PUBLISHED))[0].count) === WORKS,
    );
    const seen = await whenSo(at, async () => (await countOf(exhibition.siteUrl)) === WORKS);
    return { first, stored, seen };
  });
  const pages = await stop();
  return [
    { what: 'the first work is published', measured: seconds(result.first) },
    { what: 'the last work is published', measured: seconds(result.stored) },
    atMost('visitors see all', result.seen, GOAL_MS, seconds),
    {
      what: 'processor of the CMS, of the website',
      measured: `${seconds(cpu.cms)}, ${seconds(cpu.site)}`,
    },
    { what: 'a page meanwhile, longest', measured: `${pages.at(-1).toFixed(0)} ms` },
  ];
}

async function measureOn(name, sandbox, databaseUrl) {
  const { startExhibition } = await import('../scripts/support/test/ownExhibition.mjs');
  const { setUpEmpty } = await import('../scripts/support/test/template.mjs');
  const { openDatabase } = await import('../tests/support/database.mjs');
  const { tellTable } = await import('./support/rows.mjs');
  const template = await setUpEmpty(sandbox, databaseUrl);
  const exhibition = await startExhibition(template, join(sandbox, `own-${name}`), { databaseUrl });
  const database = openDatabase({ dataDir: exhibition.dataDir, databaseUrl });
  try {
    await makeDrafts(exhibition, database, {
      folder: join(sandbox, `sheet-${name}`),
      databaseUrl,
    });
    console.log(`\n${name}: ${WORKS} works planned for the same minute`);
    await tellTable(
      (async function* () {
        yield await measure(exhibition, database);
      })(),
    );
  } finally {
    await database.close();
    await exhibition.stop();
  }
}

// `npm run bench:schedules [-- sqlite|postgres]`: an opening at midnight.
await runMain(async () => {
  const asked = process.argv.slice(2);
  await setUpPackages();
  const { makeSandbox, removeSandbox } = await import('../scripts/support/test/sandbox.mjs');
  const { startPostgres } = await import('../scripts/support/test/postgres.mjs');
  const sandbox = makeSandbox();
  try {
    if (!asked.includes('postgres')) await measureOn('sqlite', sandbox, '');
    if (asked.includes('sqlite')) return;
    const server = await startPostgres(join(sandbox, 'server'));
    await measureOn('postgres', sandbox, server.url).finally(server.stop);
  } finally {
    removeSandbox(sandbox);
  }
});
