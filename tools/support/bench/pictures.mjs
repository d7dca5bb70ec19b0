import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { DEVICE_WIDTHS } from '../../../lib/pictureWidths.mjs';
import { startExhibition } from '../../../scripts/support/test/ownExhibition.mjs';
import { milliseconds } from '../measure/units.mjs';
import { atMost, partOf } from '../rows.mjs';
import { ask, sessionsOf } from './asking.mjs';

/** As many as one may import at once; fewer by the environment, as it takes a second and more for each. */
const WORKS = Number(process.env.BENCH_WORKS || 300);
const PHOTO = { width: 3600, height: 2700 };
const GOAL_MS_A_WORK = 1000;
const LOOK_MS = 500;
/** Visitors ask for a page so often. */
const PAUSE_MS = 100;
const QUIET_SECONDS = 20;
/** A visitor may wait for so much more than without an import, and nobody feels a few milliseconds. */
const MOST_WAIT_MS = 50;
const LANGUAGES = ['', '/ar'];
const PAGES = ['/', '/albumsView', '/exhibition/2022'];
const FORMATS = ['image/avif,image/webp,*/*', 'image/webp,*/*'];
const ADDRESS = /\/_next\/image\?url=[^"&\s]+&amp;w=\d+&amp;q=\d+/g;

const addressIn = (language, path) => (path === '/' ? language || '/' : language + path);

/** Like a camera's, of three to four megabytes: a painting with the grain of paper. */
async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 };
  const grain = await sharp({ create: { ...PHOTO, channels: 3, noise } })
    .png()
    .toBuffer();
  const painting = sharp('public/past/past-01.jpg').resize({ ...PHOTO, fit: 'fill' });
  return painting
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** An editor's program: it uploads a picture and publishes its work, one after the other. */
async function importWorks({ cmsUrl }, cms) {
  const send = async (path, body, headers = {}) => {
    const how = { method: 'POST', headers: { ...cms, ...headers }, body };
    const answer = await fetch(`${cmsUrl}/api/${path}`, how);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).doc;
  };
  const found = await fetch(`${cmsUrl}/api/albums?limit=1&depth=0&where[yearLabel][exists]=true`, {
    headers: cms,
  });
  const [{ yearLabel, labels, country }] = (await found.json()).docs;
  const bytes = await photo();
  const works = [];
  for (let number = 0; number < WORKS; number += 1) {
    const form = new FormData();
    // A comment behind its end makes another file of it.
    const file = [bytes, Buffer.from(`work ${number}`)];
    form.set('file', new File(file, `${number}.jpg`, { type: 'image/jpeg' }));
    form.set('_payload', '{}');
    const { id: cover, filename } = await send('media', form);
    const names = { name: `Imported ${number}`, author: `Author ${number}` };
    const place = { yearLabel, labels, country, seq: 10_000 + number };
    const fields = { ...names, ...place, cover, _status: 'published' };
    const json = { 'content-type': 'application/json' };
    works.push({ id: (await send('albums', JSON.stringify(fields), json)).id, filename });
  }
  return works;
}

const visited = LANGUAGES.flatMap((language) => PAGES.map((path) => addressIn(language, path)));

/** Asks for pages one after another until it is told to end; gives the times. */
function visitors(siteUrl) {
  const times = [];
  let isOver = false;
  const visit = async () => {
    for (let number = 0; !isOver; number += 1) {
      times.push((await ask(siteUrl + visited[number % visited.length])).ms);
      await wait(PAUSE_MS);
    }
    return times;
  };
  const done = visit();
  return () => {
    isOver = true;
    return done;
  };
}

const aWork = (ms) => [ms / WORKS, GOAL_MS_A_WORK, milliseconds];

/** Until nothing of these lanes waits, and how long it took. */
async function untilEmpty(folder, lanes, begun) {
  const file = join(folder, 'site/.next/cache/to-warm.json');
  for (;;) {
    const waiting = JSON.parse(readFileSync(file, 'utf8'));
    if (lanes.every((lane) => waiting[lane].length === 0)) return performance.now() - begun;
    await wait(LOOK_MS);
  }
}

async function namedIn(url) {
  const html = await (await fetch(url)).text();
  return (html.match(ADDRESS) ?? []).map((address) => address.replaceAll('&amp;', '&'));
}

/** What the viewer asks for of these works. */
const largeOf = (works) =>
  new Set(
    works.flatMap(({ filename }) =>
      DEVICE_WIDTHS.map((width) => `/_next/image?url=%2Fdownload%2F${filename}&w=${width}&q=75`),
    ),
  );

/** What pages ask for of these works. */
async function namedInPages(siteUrl, works) {
  const pages = [...PAGES, '/albumsView?view=list', ...works.map(({ id }) => `/artwork/${id}`)];
  const named = new Set();
  for (const page of pages)
    for (const language of LANGUAGES)
      for (const address of await namedIn(siteUrl + addressIn(language, page)))
        if (works.some(({ filename }) => address.includes(filename))) named.add(address);
  return named;
}

/** How many of these pictures were not there. */
async function countMisses(siteUrl, named) {
  let cold = 0;
  for (const address of named)
    for (const accept of FORMATS) {
      const answer = await fetch(siteUrl + address, { method: 'HEAD', headers: { accept } });
      if (answer.headers.get('x-nextjs-cache') !== 'HIT') cold += 1;
    }
  return { asked: named.size * FORMATS.length, cold };
}

/** An import of many works: how long until no picture of a page is made while a visitor waits, and what visitors feel of it. */
export async function measurePictures({ template, sandbox }) {
  const folder = join(sandbox, 'pictures');
  const exhibition = await startExhibition(template, folder, { env: { WARM_PICTURES: 'on' } });
  const { siteUrl } = exhibition;
  try {
    const { cms } = await sessionsOf(exhibition);
    for (const page of visited) await ask(siteUrl + page);
    const isQuiet = visitors(siteUrl);
    await wait(QUIET_SECONDS * 1000);
    const without = await isQuiet();
    const isBusy = visitors(siteUrl);
    const works = await importWorks(exhibition, cms);
    const imported = performance.now();
    const inPages = await untilEmpty(folder, ['told', 'beside'], imported);
    const [ofPages, all] = await Promise.all([
      namedInPages(siteUrl, works).then((named) => countMisses(siteUrl, named)),
      untilEmpty(folder, ['told', 'beside', 'large', 'lists'], imported),
    ]);
    const cards = await untilEmpty(folder, ['cards'], imported);
    const during = await isBusy();
    const ofViewer = await countMisses(siteUrl, largeOf(works));
    const more = (share) => partOf(during, share) - partOf(without, share);
    const name = `${WORKS} works imported`;
    const made = 'made while a visitor waits';
    return [
      atMost(`${name}: the pictures of pages are there, for each`, ...aWork(inPages)),
      atMost(`of ${ofPages.asked} pictures of pages, ${made} then`, ofPages.cold, 0, String),
      atMost(`${name}: the viewer's too, for each`, ...aWork(all)),
      atMost(`of ${ofViewer.asked} pictures of the viewer, ${made} then`, ofViewer.cold, 0, String),
      atMost(`${name}: the cards too, for each`, ...aWork(cards)),
      atMost(
        'visitors wait longer meanwhile, the middle one',
        more(0.5),
        MOST_WAIT_MS,
        milliseconds,
      ),
      atMost(
        'visitors wait longer meanwhile, one of a hundred',
        more(0.99),
        MOST_WAIT_MS,
        milliseconds,
      ),
    ];
  } finally {
    await exhibition.stop();
  }
}
