import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { DEVICE_WIDTHS } from '../../lib/pictureWidths.mjs';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { editorOf } from '../support/editor';
import { until } from '../support/until.mjs';

/** The promise is 60 s for one work. */
const LIMIT_MS = 60_000;
/** So little room that the other works are soon done with. */
const ENV = { WARM_PICTURES: 'on', CACHE_PICTURES_MB: '4' };
/** Those of browsers with AVIF, with WebP alone, and with neither. */
const FORMATS = ['image/avif,image/webp', 'image/webp', '*/*'];

type Exhibition = Awaited<ReturnType<typeof startExhibition>>;
let exhibition: Exhibition;
const folder = mkdtempSync(join(tmpdir(), 'one-world-warm-'));
before(async () => {
  exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, { env: ENV });
});
after(async () => {
  await exhibition?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The first work of 2022 gets a new picture. */
async function publish() {
  const editor = editorOf(exhibition);
  const create = { width: 200, height: 150, channels: 3, background: 'rgb(40, 90, 160)' } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const file = await editor.upload(new File([bytes], 'new.jpg', { type: 'image/jpeg' }));
  const work = await editor.first('albums', 'where[yearLabel][equals]=2022&sort=seq');
  await editor.change('albums', work.id, { cover: Number(file.id) });
  return { path: `/artwork/${work.id}`, name: file.filename };
}

/** What the website has still to make; nothing before it has written it down. */
function isWaiting({ path }: { path: string }): boolean {
  try {
    const { told, large, cards } = JSON.parse(
      readFileSync(join(folder, 'site/.next/cache/to-warm.json'), 'utf8'),
    );
    return [told, large, cards].flat().some((one: string) => `${one}/`.includes(`${path}/`));
  } catch {
    return false;
  }
}

type Work = Awaited<ReturnType<typeof publish>>;

/** Nobody asks for anything meanwhile: what is there then, the website has made by itself. */
const untilWaiting = (work: Work, expected: boolean) =>
  until(`${work.path} is ${expected ? 'told' : 'warm'}`, () => isWaiting(work) === expected, {
    withinMs: LIMIT_MS,
    everyMs: 50,
  });

/** How each picture of this file on the page is answered. */
async function answersOf(path: string, name: string): Promise<string[]> {
  const html = await (await fetch(exhibition.siteUrl + path)).text();
  const pattern = new RegExp(`/_next/image\\?url=[^"& ]*${name}&amp;w=\\d+&amp;q=\\d+`, 'g');
  const addresses = [...new Set(html.match(pattern) ?? [])];
  assert.ok(addresses.length > 0, `${path} shows ${name}`);
  return askedAs(addresses.map((address) => address.replaceAll('&amp;', '&')));
}

const inViewer = (name: string) =>
  askedAs(DEVICE_WIDTHS.map((w) => `/_next/image?url=%2Fdownload%2F${name}&w=${w}&q=75`));

/** How each is answered to each browser. */
function askedAs(addresses: string[]): Promise<string[]> {
  const asked = addresses.flatMap((address) => FORMATS.map((accept) => ({ address, accept })));
  return Promise.all(
    asked.map(async ({ address, accept }) => {
      const answer = await fetch(exhibition.siteUrl + address, { headers: { accept } });
      await answer.arrayBuffer();
      return String(answer.headers.get('x-nextjs-cache'));
    }),
  );
}

test('the pictures and the card of a work are made before anybody asks, also when the website is started anew', async () => {
  const work = await publish();
  await untilWaiting(work, true);
  await exhibition.site.stop();
  assert.ok(isWaiting(work), 'it is still to be made');
  await exhibition.site.start();
  await untilWaiting(work, false);
  for (const page of [
    work.path,
    '/albumsView?labelIds=2022',
    '/albumsView?labelIds=2022&view=list',
  ])
    assert.deepEqual(new Set(await answersOf(page, work.name)), new Set(['HIT']), page);
  const card = await fetch(`${exhibition.siteUrl}/card/ar${work.path}/000000000000.jpg`);
  assert.equal(card.headers.get('cache-status'), 'cards; hit');
  assert.deepEqual(new Set(await inViewer(work.name)), new Set(['HIT']));
});
