import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { fingerprintsBy } from '../../lib/fingerprints.mjs';
import { cmsProgram, siteProgram } from '../../scripts/support/exhibition.mjs';
import { readSecrets } from '../../scripts/support/secrets.mjs';
import { lacksNginx, startCmsNginx, startNginx } from '../../scripts/support/test/nginx.mjs';
import { copyData, copySite, sandboxSettings } from '../../scripts/support/test/sandbox.mjs';
import { visit } from '../support/cluster/visitors';
import { openDatabase } from '../support/database.mjs';

/** Two websites, two CMS, and an nginx before each two: what a visitor sees when one of them is killed. */
const isSkipped = lacksNginx();
const SITE_URL = 'https://exhibition.example';
const ANSWER = 'HKM3N';
/** Of these each has an address of its own, as limits count by address. */
const COLLECTORS = 60;
const KILLS = { site: 20, cms: 45 };
const MANY = 10;
const PAUSE_MS = 60;
/** More wait until others have their answer: how long a queue is on a busy machine says nothing of the programs. */
const MOST_UNDER_WAY = 40;
const LONGEST_WAIT_MS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'one-world-killed-'));
type Program = ReturnType<typeof cmsProgram>;
let sites: Program[] = [];
let cms: Program[] = [];
let nginx: Awaited<ReturnType<typeof startNginx>>;
let cmsNginx: Awaited<ReturnType<typeof startCmsNginx>>;
let database: ReturnType<typeof openDatabase>;
let hash: (...parts: string[]) => string;

const portsOf = async () => sandboxSettings(folder);

before(async () => {
  if (isSkipped) return;
  const data = copyData(process.env.TEMPLATE_DATA ?? '', join(folder, 'data'));
  const settings = await sandboxSettings(data, '', SITE_URL);
  settings.env.VISITOR_ADDRESS_HEADER = 'X-Forwarded-For';
  const secrets = readSecrets(settings);
  hash = fingerprintsBy(secrets.PAYLOAD_SECRET, 'captchas');
  database = openDatabase({ dataDir: data });
  const places = [await portsOf(), await portsOf()];
  const origins = places.map(({ sitePort }) => `http://127.0.0.1:${sitePort}`);
  nginx = await startNginx(join(folder, 'nginx'), origins);
  cmsNginx = await startCmsNginx(
    join(folder, 'cms-nginx'),
    places.map((place) => place.cms.origin),
  );
  settings.env.WEBSITE_ORIGIN = origins.join();
  settings.env.CMS_ORIGIN = cmsNginx.url;
  cms = places.map((place) =>
    cmsProgram({ ...settings, cmsPort: place.cmsPort, cms: place.cms }, secrets),
  );
  sites = places.map(({ sitePort }, at) =>
    siteProgram(
      { ...settings, sitePort, siteOrigin: origins[at] ?? '' },
      secrets,
      copySite(join(folder, `site-${at}`)),
    ),
  );
  for (const program of [...cms, ...sites]) await program.start();
});
after(async () => {
  for (const program of [...sites, ...cms]) await program.stop();
  await nginx?.stop();
  await cmsNginx?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, localAddress: string, fields?: object) {
  const method = fields ? 'POST' : 'GET';
  try {
    // How long it takes on a busy machine is not what is proven here: as long as nginx waits.
    const signal = AbortSignal.timeout(60_000);
    const { status, body } = await visit(nginx, path, { method, fields, localAddress, signal });
    return status === 200 ? '' : `${path}: ${status} ${body.toString().slice(0, 200)}`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

const emailOf = (at: number) => `killed-${at}@example.org`;

/** Before the rest: a halted CMS may hold the database's only lock. */
async function storeCaptchas() {
  for (let at = 0; at < COLLECTORS; at += 1) {
    const email = emailOf(at);
    await database.run(
      'INSERT INTO captchas (email_hash, answer_hash, expires_at, used) VALUES (?, ?, ?, FALSE)',
      [hash(email), hash(email, ANSWER), Date.now() + 600_000],
    );
  }
}

function collect(at: number) {
  const form = { qrLabel: '2024', qrSeq: '7', name: 'Ann', email: emailOf(at), captcha: ANSWER };
  return ask('/api/favorite', `127.0.1.${at + 1}`, form);
}

/** Halted first, a program is killed with requests under way. Not with the database's only lock, which no other CMS could have then. */
async function halt(pid: number) {
  const client = createClient({ url: `file:${join(folder, 'data/cms.sqlite')}` });
  await client.execute('PRAGMA busy_timeout = 5000');
  const lock = await client.transaction('write');
  process.kill(-pid, 'SIGSTOP');
  await lock.rollback();
  client.close();
}

/** Resolves when few enough are under way, and soon anyhow: those that a halted program has got have no answer until it is killed. */
async function aTurn(isUnderWay: Set<Promise<string>>) {
  const last = performance.now() + LONGEST_WAIT_MS;
  while (isUnderWay.size > MOST_UNDER_WAY && performance.now() < last) await wait(PAUSE_MS);
}

test(
  'nobody notices that a website is killed, nor a CMS: no request fails, no favourite is lost or doubled',
  { skip: isSkipped },
  async () => {
    const answers: Promise<string>[] = [];
    const isUnderWay = new Set<Promise<string>>();
    await storeCaptchas();
    const add = (answer: Promise<string>) => {
      answers.push(answer);
      isUnderWay.add(answer);
      const end = () => isUnderWay.delete(answer);
      answer.then(end, end);
    };
    for (let at = 0; at < COLLECTORS; at += 1) {
      const search = (page: string) => ask(`/${page}?name=${at}`, `127.0.2.${at + 1}`);
      // Three at a time, as nginx asks both websites in turn: each gets favourites.
      await aTurn(isUnderWay);
      [collect(at), search('albumsView'), search('fr/albumsView')].forEach(add);
      for (const [killed, when] of [
        [sites[0], KILLS.site],
        [cms[0], KILLS.cms],
      ] as const) {
        if (at === when - MANY) await halt(Number(killed?.pid()));
        if (at === when) process.kill(-Number(killed?.pid()), 'SIGKILL');
      }
      await wait(PAUSE_MS);
    }
    assert.deepEqual(
      (await Promise.all(answers)).filter((failure) => failure !== ''),
      [],
    );
    const rows = await database.run(
      `SELECT email, count(*) AS count FROM favourites WHERE email LIKE 'killed-%' GROUP BY email`,
    );
    assert.equal(rows.length, COLLECTORS);
    assert.deepEqual(new Set(rows.map(({ count }) => Number(count))), new Set([1]));
  },
);
