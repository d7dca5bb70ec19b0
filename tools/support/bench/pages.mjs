import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { middlesInTurn } from '../measure/inTurn.mjs';
import { measureLoad } from '../measure/load.mjs';
import { kilobytes } from '../measure/units.mjs';
import { atMost } from '../rows.mjs';
import { startNginx } from './nginx.mjs';

const SECONDS = 5;

/** As it is sent. */
const bodyOf = (url, coding) =>
  new Promise((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': coding } }, (answer) =>
      buffer(answer).then(resolve, reject),
    ).on('error', reject),
  );

const measureOne = ({ url, pid, coding = 'br' }) =>
  measureLoad(url, pid, { headers: { 'accept-encoding': coding }, duration: SECONDS });

/** What is asked of one website: `pid` is its program's. */
const addressesOf = (siteUrl, pid, script) => ({
  home: { url: siteUrl, pid },
  'home, gzip': { url: siteUrl, pid, coding: 'gzip' },
  'home, not compressed': { url: siteUrl, pid, coding: 'identity' },
  health: { url: `${siteUrl}/api/health`, pid },
  flag: { url: `${siteUrl}/flags/fr.svg`, pid },
  script: { url: siteUrl + script, pid },
});

const ofBase = ({ siteUrl, sitePid: pid }) => ({
  'base, home': { url: siteUrl, pid },
  'base, home, gzip': { url: siteUrl, pid, coding: 'gzip' },
  'base, home, not compressed': { url: siteUrl, pid, coding: 'identity' },
  'base, health': { url: `${siteUrl}/api/health`, pid },
});

const figureRow = (what, figureOf) => ({
  what,
  measured: `${figureOf(what, 'perSecond').toFixed(0)} a second, ${figureOf(what, 'cpuMs').toFixed(3)} ms of processor, p50 ${figureOf(what, 'p50').toFixed(1)} ms, p99 ${figureOf(what, 'p99').toFixed(1)} ms`,
});

const NO_NGINX = { what: 'nginx', measured: 'is not installed (apt-get install nginx-light)' };

/** What answers cost: the website's own processor time, 10 connections; they take Brotli where nothing else is said. */
export async function measurePages({ now: { siteUrl, site }, base }) {
  const html = String(await bodyOf(siteUrl, 'identity'));
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [brotli, zipped] = [await settled(siteUrl, 'br'), await settled(siteUrl, 'gzip')];
  const before = base && (await settled(base.siteUrl, 'gzip'));
  const nginx = await startNginx(brotli);
  const asked = {
    ...addressesOf(siteUrl, site.pid(), script),
    ...(base && ofBase(base)),
    ...(nginx && { nginx: { url: nginx.url, pid: nginx.pid } }),
  };
  try {
    const figureOf = await middlesInTurn(asked, measureOne);
    const ratio = (one, other) => figureOf(one, 'cpuMs') / figureOf(other, 'cpuMs');
    return [
      ...Object.keys(asked).map((name) => figureRow(name, figureOf)),
      ...(nginx ? [] : [NO_NGINX]),
      atMost('home / health, processor', ratio('home', 'health'), 1.25),
      ...(base ? [atMost('health / base, processor', ratio('health', 'base, health'), 0.8)] : []),
      atMost('flag / health, processor', ratio('flag', 'health'), 0.15),
      atMost('script / health, processor', ratio('script', 'health'), 0.15),
      atMost('home, p99 / p50', figureOf('home', 'p99') / figureOf('home', 'p50'), 3),
      ...Object.entries({ br: brotli, gzip: zipped, ...(before && { 'gzip, base': before }) }).map(
        ([name, body]) => ({ what: `home, ${name}`, measured: kilobytes(body.length) }),
      ),
      atMost('home, Brotli / gzip', brotli.length / (before ?? zipped).length, 0.8),
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
