import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTlsCertificate } from '../../../scripts/support/test/tlsCertificate.mjs';
import { MARKER } from '../../../lib/cache/firstPaint.mjs';
import { hasNginx } from '../../../scripts/support/test/nginx.mjs';
import { startSecureNginx } from '../bench/nginx.mjs';
import { atMost, middle } from '../rows.mjs';
import { inTurn } from './inTurn.mjs';
import { withPhone } from './phone.mjs';
import { startSlowLine } from './slowLine.mjs';
import { milliseconds } from './units.mjs';
import { startVariant } from './variant.mjs';

const ROUNDS = 5;
const PATHS = ['/', '/artwork/229'];
/** A round trip in ms, Mbit/s, and how many times slower than this machine the processor is. */
const PHONES = {
  'slow 4G, a middling phone': { latency: 150, speed: 1.6, slowdown: 4 },
  'Wi-Fi, a cheap phone': { latency: 30, speed: 20, slowdown: 6 },
};
const PROTOCOLS = { 'HTTP/1.1': false, 'HTTP/2': true };
const LAID_ASIDE = /<template id="after-first-paint">(.*?)<\/template><script>.*?<\/script>/s;
const withoutMarker = (html) => html.replace(`<script>${MARKER}</script>`, '');
const VARIANTS = {
  'after the first picture': (html) => html,
  'at once': (html) => withoutMarker(html).replace(LAID_ASIDE, '$1'),
  'at once, at low priority': (html) =>
    withoutMarker(html).replace(LAID_ASIDE, (_, scripts) =>
      scripts.replaceAll(' async', ' fetchpriority="low" async'),
    ),
};
/** The largest picture may be this much later than in the best of the variants. */
const LATER = 1.05;

const noteTimes = () => {
  window.times = {};
  const note = (name) => (list) => (window.times[name] = list.getEntries().at(-1).startTime);
  const observe = (type, name) =>
    new PerformanceObserver(note(name)).observe({ type, buffered: true });
  observe('paint', 'first');
  observe('largest-contentful-paint', 'largest');
  const lookForReact = () => {
    const isAlive = Object.keys(document).some((key) => key.startsWith('__react'));
    if (isAlive) window.times.alive = performance.now();
    else setTimeout(lookForReact, 10);
  };
  lookForReact();
};

/** Trusted by its key: what comes with a certificate that is only put up with, a browser doesn't keep. */
function trustIn({ cert }) {
  const { publicKey } = new X509Certificate(readFileSync(cert));
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

const visit = (url, slowdown, trust) =>
  withPhone({ slowdown, flags: [trust] }, async (page) => {
    await page.addInitScript(noteTimes);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.times.alive);
    return page.evaluate(() => window.times);
  });

/** Each variant at the end of a line of its own. */
async function visitInTurn(path, { slowdown, ...phone }, servers, trust) {
  const lines = await Promise.all(servers.map(({ socket }) => startSlowLine(socket, phone)));
  const visits = await inTurn(
    ROUNDS,
    lines.map(
      ({ port }) =>
        () =>
          visit(`https://localhost:${port}${path}`, slowdown, trust),
    ),
  );
  for (const { stop } of lines) stop();
  return visits.map((each) => (name) => middle(each.map((times) => times[name])));
}

const tell = (times) =>
  ['first', 'largest', 'alive'].map((name) => `${name} ${milliseconds(times(name))}`).join(', ');

function rowsOf(what, visits) {
  const [ours, atOnce] = visits;
  const soonest = Math.min(...visits.map((times) => times('largest')));
  return [
    ...visits.map((times, place) => ({
      what: `${what}, scripts ${Object.keys(VARIANTS)[place]}`,
      measured: tell(times),
    })),
    atMost(`${what}: answers by script`, ours('alive'), atOnce('alive'), milliseconds),
    atMost(`${what}: largest paint`, ours('largest'), LATER * soonest, milliseconds),
  ];
}

async function* measureProtocol(name, variants, certificate) {
  const servers = await Promise.all(
    variants.map(({ url }) => startSecureNginx(url, certificate, PROTOCOLS[name])),
  );
  for (const path of PATHS)
    for (const [phone, conditions] of Object.entries(PHONES)) {
      const visits = await visitInTurn(path, conditions, servers, trustIn(certificate));
      yield* rowsOf(`${path}, ${phone}, ${name}`, visits);
    }
  for (const { stop } of servers) stop();
}

/**
 * When a page is painted and when it answers, its scripts fetched after the first picture, at once, and so at low priority, in turn: over TLS and a line
 * as of a phone, by HTTP/1.1 and by HTTP/2.
 */
export async function measureFirstPaint({ siteUrl }) {
  if (!hasNginx())
    return [{ what: 'first paint', measured: 'not measured: nginx is not installed' }];
  const folder = mkdtempSync(join(tmpdir(), 'first-paint-'));
  const certificate = await makeTlsCertificate('localhost', folder);
  const variants = await Promise.all(
    Object.values(VARIANTS).map((change) => startVariant(siteUrl, change)),
  );
  const rows = [];
  for (const name of Object.keys(PROTOCOLS))
    for await (const row of measureProtocol(name, variants, certificate)) rows.push(row);
  for (const { stop } of variants) stop();
  rmSync(folder, { recursive: true });
  return rows;
}
