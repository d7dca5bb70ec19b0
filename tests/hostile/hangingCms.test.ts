import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const site = process.env.HOSTILE_SITE ?? '';
const pid = Number(process.env.HOSTILE_CMS_PID);

const FORM = '/album/favorite?label=2024&seq=7';
const SEARCH = '/albumsView?name=whale';
const CERTIFICATE = '/cert/query?unicode=WE2024-0055';
/** docs/decisions/0026: a call is given up after so long at most, however busy the website is. */
const LONGEST_MS = 5000;
/** Added to the usual time while the CMS works: a busy machine is no hanging CMS. */
const TOLERANCE_MS = 2500;
/** lib/services/circuitBreaker.ts: how long a hanging host gets no calls. */
const REST_MS = 3000;
const CROWD = 50;
/** Costs so little processor that fifty take far less time than one that waits for the CMS. */
const CALL = '/api/albums?name=whale';
/** Half of lib/services/transport.ts' limit: whoever takes so much longer waited for the CMS. */
const WAITED_MS = 1000;

/** Suspends or resumes the CMS: connections are accepted, but not answered. */
const signal = (name: 'SIGSTOP' | 'SIGCONT') => process.kill(-pid, name);

let visitors = 0;

/** From an address of its own, since limits count by address. */
async function visit(path: string, init: RequestInit = {}) {
  visitors += 1;
  const headers = { ...init.headers, 'x-visitor': `10.26.${visitors >> 8}.${visitors & 255}` };
  const start = performance.now();
  const answer = await fetch(site + path, { ...init, headers });
  const html = await answer.text();
  const ms = Math.round(performance.now() - start);
  return { path, status: answer.status, retryAfter: answer.headers.get('retry-after'), html, ms };
}

type Visit = Awaited<ReturnType<typeof visit>>;

const aCrowd = () => Promise.all(Array.from({ length: CROWD }, () => visit(CALL)));
const longest = (visits: Visit[]) => Math.max(...visits.map(({ ms }) => ms));

const usual = { visit: 0, crowd: 0 };
before(async () => {
  for (const path of ['/', FORM, SEARCH, CERTIFICATE]) {
    assert.equal((await visit(path)).status, 200, path);
    usual.visit = Math.max(usual.visit, longest([await visit(path), await visit(path)]));
  }
  usual.crowd = longest(await aCrowd());
});
after(() => signal('SIGCONT'));

test('a CMS that hangs keeps nobody for more than two seconds, and only the first', async () => {
  signal('SIGSTOP');
  const form = await visit(FORM);
  assert.ok(form.ms < TOLERANCE_MS + usual.visit, `the first visitor waited ${form.ms} ms`);
  assert.equal(form.status, 200);
  assert.match(form.html, /name="email"/);

  const since = performance.now();
  const visits: Visit[] = [];
  for (const path of [SEARCH, FORM, CERTIFICATE, SEARCH]) {
    const answer = await visit(path);
    visits.push(answer);
    assert.ok([200, 503].includes(answer.status), `${path}: ${answer.status}`);
  }
  const body = JSON.stringify({ email: 'ann@example.org' });
  const captcha = await visit('/api/captcha', { method: 'POST', body, headers: { origin: site } });
  assert.deepEqual([captcha.status, captcha.retryAfter], [503, '30']);
  const kept = await visit('/');
  assert.equal(kept.status, 200);
  const waiting = [...visits, captcha, kept].filter(({ ms }) => ms > WAITED_MS + usual.visit);
  // On a slow machine a trial call falls due meanwhile.
  const trials = Math.floor((performance.now() - since) / REST_MS);
  assert.ok(waiting.length <= trials, waiting.map(({ path, ms }) => `${path}: ${ms} ms`).join());
});

test('a crowd does not pile up before it', async () => {
  await wait(REST_MS);
  const crowd = await aCrowd();
  assert.deepEqual([...new Set(crowd.map(({ status }) => status))], [503]);
  assert.ok(longest(crowd) < LONGEST_MS + usual.crowd, `the crowd waited ${longest(crowd)} ms`);
  // Only the trial call waits for it.
  const waiting = crowd.filter(({ ms }) => ms > WAITED_MS + usual.crowd);
  assert.ok(waiting.length <= 1, `${waiting.length} waited`);
  assert.ok(longest(crowd) > WAITED_MS, 'nobody tried it');
});

test('and all is as before within seconds once it goes on', async () => {
  signal('SIGCONT');
  const start = performance.now();
  while ((await visit(SEARCH)).status !== 200) {
    const limit = REST_MS + TOLERANCE_MS + usual.visit;
    assert.ok(performance.now() - start < limit, 'it did not come back');
    await wait(100);
  }
  for (const path of [FORM, CERTIFICATE]) assert.equal((await visit(path)).status, 200);
});
