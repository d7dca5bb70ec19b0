import { createServer, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/support/browser.mjs';
import { milliseconds } from './units.mjs';

const ROUNDS = 5;
const PATHS = ['/', '/artwork/229'];
const MEGABIT = 1_000_000 / 8;
/** A round trip in ms, Mbit/s, and how many times slower than this machine the processor is. */
const PHONES = {
  'slow 4G, a middling phone': { latency: 150, speed: 1.6, slowdown: 4 },
  'Wi-Fi, a cheap phone': { latency: 30, speed: 20, slowdown: 6 },
};
const LAID_ASIDE = /<template id="after-first-paint">(.*?)<\/template><script>.*?<\/script>/s;
const VARIANTS = {
  'after the first paint': (html) => html,
  'at once': (html) => html.replace(LAID_ASIDE, '$1'),
};

/** The website on another port, its pages changed on their way. */
async function startVariant(siteUrl, change) {
  const { hostname, port } = new URL(siteUrl);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: `${hostname}:${port}` };
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    if (isPage) headers['accept-encoding'] = 'identity';
    ask({ hostname, port, path: request.url, headers }, async (answer) => {
      if (!isPage) return answer.pipe(response.writeHead(answer.statusCode, answer.headers));
      const page = gzipSync(change(await text(answer)));
      const { 'transfer-encoding': _, ...kept } = answer.headers;
      const size = { 'content-encoding': 'gzip', 'content-length': page.length };
      response.writeHead(answer.statusCode, { ...kept, ...size }).end(page);
    }).end();
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

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

async function visit(url, { latency, speed, slowdown }) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const page = await browser.newPage(devices['Pixel 7']);
  const devtools = await page.context().newCDPSession(page);
  const throughput = speed * MEGABIT;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteTimes);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.times.alive);
  const times = await page.evaluate(() => window.times);
  await browser.close();
  return times;
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const tell = (visits) =>
  ['first', 'largest', 'alive']
    .map((name) => `${name} ${milliseconds(middle(visits.map((times) => times[name])))}`)
    .join(', ');

/** When a page is painted and when it answers, its scripts fetched after the first paint or at once, in turn. */
export async function measureFirstPaint({ siteUrl }) {
  const variants = [];
  for (const [name, change] of Object.entries(VARIANTS))
    variants.push({ name, ...(await startVariant(siteUrl, change)) });
  const rows = [];
  for (const path of PATHS)
    for (const [phone, conditions] of Object.entries(PHONES)) {
      const visits = variants.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [place, { url }] of variants.entries())
          visits[place].push(await visit(url + path, conditions));
      for (const [place, { name }] of variants.entries())
        rows.push({ what: `${path}, ${phone}, scripts ${name}`, measured: tell(visits[place]) });
    }
  for (const { stop } of variants) stop();
  return rows;
}
