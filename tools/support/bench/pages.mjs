import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { measureLoad } from '../measure/load.mjs';
import { kilobytes } from '../measure/units.mjs';
import { startNginx } from './nginx.mjs';

const ROUNDS = 3;
const SECONDS = 5;

/** As it is sent. */
const bodyOf = (url, coding) =>
  new Promise((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': coding } }, (answer) =>
      buffer(answer).then(resolve, reject),
    ).on('error', reject),
  );

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** All of them in turn, several times: what else the machine does meets each of them. */
async function measureInTurn(asked) {
  const loads = new Map(Object.keys(asked).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url, pid }] of Object.entries(asked)) {
      const headers = { 'accept-encoding': 'br' };
      loads.get(name).push(await measureLoad(url, pid, { headers, duration: SECONDS }));
    }
  return (name, figure) => middle(loads.get(name).map((load) => load[figure]));
}

const ratioRow = (what, ratio, most) => ({
  what,
  measured: ratio.toFixed(2),
  goal: `at most ${most}`,
  isReached: ratio <= most,
});

/** What answers cost: the website's own processor time, 10 connections that take Brotli. */
export async function measurePages({ siteUrl, site }) {
  const html = String(await bodyOf(siteUrl, 'identity'));
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [brotli, zipped] = [await settled(siteUrl, 'br'), await settled(siteUrl, 'gzip')];
  const nginx = await startNginx(brotli);
  const pid = site.pid();
  const asked = {
    home: { url: siteUrl, pid },
    health: { url: `${siteUrl}/api/health`, pid },
    flag: { url: `${siteUrl}/flags/fr.svg`, pid },
    script: { url: siteUrl + script, pid },
    ...(nginx && { nginx: { url: nginx.url, pid: nginx.pid } }),
  };
  try {
    const figureOf = await measureInTurn(asked);
    const plain = Object.keys(asked).map((name) => ({
      what: name,
      measured: `${figureOf(name, 'perSecond').toFixed(0)} a second, ${figureOf(name, 'cpuMs').toFixed(3)} ms of processor, p50 ${figureOf(name, 'p50')} ms, p99 ${figureOf(name, 'p99')} ms`,
    }));
    const ratio = (one, other) => figureOf(one, 'cpuMs') / figureOf(other, 'cpuMs');
    return [
      ...plain,
      ...(nginx
        ? []
        : [{ what: 'nginx', measured: 'is not installed (apt-get install nginx-light)' }]),
      ratioRow('home / health, processor', ratio('home', 'health'), 1.25),
      ratioRow('flag / health, processor', ratio('flag', 'health'), 0.15),
      ratioRow('script / health, processor', ratio('script', 'health'), 0.15),
      ratioRow('home, p99 / p50', figureOf('home', 'p99') / figureOf('home', 'p50'), 3),
      {
        what: 'home, bytes as sent',
        measured: `${kilobytes(brotli.length)} br, ${kilobytes(zipped.length)} gzip`,
      },
      ratioRow('home, Brotli / gzip', brotli.length / zipped.length, 0.8),
    ];
  } finally {
    nginx?.stop();
  }
}

/** The form that is made beside the first answer is there when two answers are the same. */
async function settled(url, coding) {
  let before;
  for (;;) {
    const body = await bodyOf(url, coding);
    if (before?.equals(body)) return body;
    before = body;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
