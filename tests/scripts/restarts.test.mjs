import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aPair, npmStart, pidsOf, untilReady, untilSaid } from '../support/npmStart.mjs';
import { anEmail, collectedBy, knowCaptcha } from '../support/collector.ts';
import { until } from '../support/until.mjs';

const KILLS = 3;
const ANSWER = 'HKM3N';
/** Cached from the start: npm start warms them. */
const KEPT = ['/', '/fr', '/zh'];
/** A start takes half a second, and eight times that where other tests use the processor. */
const LONGEST_GAP_MS = 10_000;

const { start, remove, dataDir, processes } = npmStart();
after(remove);

const said = (status) => ({ status, at: performance.now() });

/** Requests cached pages continuously and records the status codes; 0 is no response. */
async function visit(site, isOver, answers) {
  for (let page = 0; !isOver(); page += 1) {
    try {
      const answer = await fetch(site + KEPT[page % KEPT.length]);
      await answer.text();
      answers.push(said(answer.status));
    } catch {
      answers.push(said(0));
      await wait(20);
    }
  }
}

/** Collects works one after the other, each as another visitor, and records the e-mails of those that succeeded. */
async function collect(site, isOver, collected) {
  for (let turn = 1; !isOver(); turn += 1) {
    const email = anEmail();
    const send = (path, fields) =>
      fetch(site + path, {
        method: 'POST',
        headers: {
          origin: site,
          'content-type': 'application/json',
          'x-visitor': `10.1.${2 + (turn >> 8)}.${turn & 255}`,
        },
        body: JSON.stringify({ email, ...fields }),
      });
    const form = { qrLabel: '2024', qrSeq: '7', name: 'Ann', captcha: ANSWER };
    try {
      if (!(await send('/api/captcha', {})).ok) throw new Error('no captcha');
      await knowCaptcha(email, ANSWER, dataDir);
      if ((await send('/api/favorite', form)).ok) collected.push(email);
    } catch {
      await wait(50);
    }
  }
}

/** Each time until works can be collected again. */
async function killThreeTimes(run, name, collected) {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    process.kill(pidsOf(run, name).at(-1), 'SIGKILL');
    await untilSaid(run, `The ${name} is up again after`, kill);
    const before = collected.length;
    await until('works are collected again', () => collected.length > before);
  }
}

/** The longest time without a successful response, in ms. */
function longestGap(answers) {
  const good = answers.filter(({ status }) => status === 200).map(({ at }) => at);
  return Math.max(...good.slice(1).map((at, index) => at - good[index]));
}

test('what is killed is started again: pages stay, no favourite is lost, nothing is left over', async () => {
  const given = await aPair();
  const run = start({ ...given, VISITOR_ADDRESS_HEADER: 'x-visitor' });
  await untilReady(run);
  const site = `http://localhost:${given.PORT}`;
  let isOver = false;
  const [answers, collected] = [[], []];
  const load = [
    ...KEPT.map(() => visit(site, () => isOver, answers)),
    collect(site, () => isOver, collected),
  ];

  await killThreeTimes(run, 'CMS', collected);
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200], run.said);
  const before = answers.length;
  await killThreeTimes(run, 'website', collected);
  const gap = longestGap(answers.slice(before - 1));
  assert.ok(gap < LONGEST_GAP_MS, `no answer for ${Math.round(gap)} ms`);
  isOver = true;
  await Promise.all(load);

  for (const email of collected) assert.deepEqual(await collectedBy(email, dataDir), ['Ann']);
  for (const name of ['CMS', 'website']) {
    assert.equal(run.said.match(new RegExp(`The ${name} has ended by itself`, 'g')).length, KILLS);
  }
  assert.equal(processes().length, 3);

  // Ctrl-C stops everything during the pause before a restart, too.
  process.kill(pidsOf(run, 'website').at(-1), 'SIGKILL');
  await untilSaid(run, 'The website has ended by itself', KILLS + 1);
  run.child.kill('SIGINT');
  assert.equal(await run.ended, 130);
  assert.deepEqual(processes(), []);
});
