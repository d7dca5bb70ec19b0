import { get } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, partOf } from '../rows.mjs';
import { megabytesOf } from '../processUsage.mjs';
import { cpuOf } from '../scale/processes.mjs';

const LOOK_MS = 100;
/** Of the gallery's, which a year of 10,000 works has. */
const PAGES = 400;
const LANGUAGES = ['', '/fr', '/zh', '/es', '/ru', '/ar'];

const at = (numbers, share) => partOf(numbers, share) ?? 0;

let asked = 0;

/** A page of the gallery that nobody has asked for: it needs the CMS. Each time another visitor, as limits count by address. */
async function askPage(siteUrl) {
  asked += 1;
  const language = LANGUAGES[Math.floor(asked / PAGES) % LANGUAGES.length];
  const url = `${siteUrl}${language}/albumsView?labelIds=2024&page=${2 + (asked % PAGES)}`;
  const headers = { 'x-visitor': `10.0.${asked >> 8}.${asked & 255}` };
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - begun;
}

/** Memory, how long visitors wait, and what the database says, until told to stop. */
function watch({ cms, siteUrl, oldestTransaction }) {
  const seen = { memory: [], pages: [], transactions: [] };
  let goesOn = true;
  const repeat = async (look, into) => {
    while (goesOn) {
      into.push(await look());
      await wait(LOOK_MS);
    }
  };
  const watching = [
    repeat(() => megabytesOf(cms.pid()), seen.memory),
    repeat(() => askPage(siteUrl), seen.pages),
    repeat(oldestTransaction, seen.transactions),
  ];
  return async () => {
    goesOn = false;
    await Promise.all(watching);
    return seen;
  };
}

const ask = ({ cmsUrl, token }, list, format) =>
  fetch(`${cmsUrl}/api/${list}/export?format=${format}`, {
    headers: { authorization: `JWT ${token}` },
  });

export async function measureExport(place, { list, format }) {
  const pid = place.cms.pid();
  const cpu = cpuOf(pid);
  const begun = performance.now();
  const stop = watch(place);
  const answer = await ask(place, list, format);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  let bytes = 0;
  let lines = 0;
  let first = 0;
  for await (const piece of answer.body) {
    first ||= performance.now() - begun;
    bytes += piece.length;
    if (format === 'csv') lines += Buffer.from(piece).toString('latin1').split('\r\n').length - 1;
  }
  const seconds = (performance.now() - begun) / 1000;
  const { memory, pages, transactions } = await stop();
  const spent = (cpuOf(pid) - cpu) / 1000;
  const half = Math.floor(memory.length / 2);
  const parts = [memory.slice(0, half), memory.slice(half)].map((part) => at(part, 0.5));
  return {
    ...{ list, format, bytes, lines, first, seconds, spent, parts },
    peak: Math.max(...memory),
    pages,
    transaction: Math.max(0, ...transactions),
  };
}

export function tellHead(name) {
  console.log(`\n${name}, 100,000 works\n`);
  console.log(
    '| list | lines | MB | first byte | whole | CPU | memory, median of both halves, peak | a page meanwhile p50, p95, longest | oldest transaction (SQLite: a write waits) |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
}

const ms = (number) => `${number.toFixed(0)} ms`;

/** As soon as it is measured. */
export function tellExport({ list, format, pages, parts, ...row }) {
  const figures = [
    format === 'csv' ? row.lines : '',
    (row.bytes / 1e6).toFixed(1),
    ms(row.first),
    `${row.seconds.toFixed(0)} s`,
    `${row.spent.toFixed(0)} s`,
    `${[...parts, row.peak].map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`,
    `${[0.5, 0.95, 1].map((share) => at(pages, share).toFixed(0)).join(', ')} ms`,
    ms(row.transaction),
  ];
  console.log(`| ${[`${list} ${format}`, ...figures].join(' | ')} |`);
}

const GOALS = { firstMs: 2000, grows: 1.25, pageMs: 500, transactionMs: 2000 };

/** What all exports of a database have to keep to. */
export const goalsOf = (exports) => [
  atMost('first byte, slowest', Math.max(...exports.map(({ first }) => first)), GOALS.firstMs, ms),
  atMost(
    'memory: later half to earlier half, worst',
    Math.max(...exports.map(({ parts: [earlier, later] }) => later / earlier)),
    GOALS.grows,
  ),
  atMost(
    'a page meanwhile, p95, worst',
    Math.max(...exports.map(({ pages }) => at(pages, 0.95))),
    GOALS.pageMs,
    ms,
  ),
  atMost(
    'oldest transaction (SQLite: a write waits)',
    Math.max(...exports.map(({ transaction }) => transaction)),
    GOALS.transactionMs,
    ms,
  ),
];

const STILL_MS = 8000;
/** What sockets hold is written first. */
const SETTLES_MS = 3000;
const STOPS_MS = 1500;

/** Somebody who takes the beginning and then nothing, and then goes away. */
export async function measureSlowReader({ cms, cmsUrl, token }, list) {
  const pid = cms.pid();
  const url = `${cmsUrl}/api/${list}/export?format=csv`;
  const request = get(url, { agent: false, headers: { authorization: `JWT ${token}` } });
  const [answer] = await once(request, 'response');
  answer.once('readable', () => answer.read(1));
  await wait(SETTLES_MS);
  const cpu = cpuOf(pid);
  const before = megabytesOf(pid);
  await wait(STILL_MS);
  const [share, grown] = [(cpuOf(pid) - cpu) / STILL_MS, megabytesOf(pid) - before];
  request.destroy();
  await wait(STOPS_MS);
  const after = cpuOf(pid);
  await wait(STILL_MS / 2);
  const left = (cpuOf(pid) - after) / (STILL_MS / 2);
  const percent = (number) => `${(number * 100).toFixed(1)} %`;
  const megabytes = (number) => `${number.toFixed(1)} MB`;
  return [
    atMost('nobody takes it: processor meanwhile', share, 0.05, percent),
    atMost('nobody takes it: memory grows', grown, 10, megabytes),
    atMost('its reader has gone: processor after 1.5 s', left, 0.05, percent),
  ];
}
