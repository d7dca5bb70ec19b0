import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startExhibition } from '../../scripts/support/test/ownExhibition.mjs';
import { editorOf } from '../support/editor';

/** Withdrawn content is gone after ten seconds. Nothing is requested before: the first visitor must not see it either. */
const GONE_AFTER_MS = 9500;
/** How long the CMS takes to send both notes of a publication. */
const ECHO_MS = 3000;
const WIDTHS = [64, 200, 390];
const ACCEPT = { accept: 'image/avif' };

type Exhibition = Awaited<ReturnType<typeof startExhibition>>;
let exhibition: Exhibition;
const folder = mkdtempSync(join(tmpdir(), 'one-world-withdrawn-'));
before(async () => {
  exhibition = await startExhibition(process.env.TEMPLATE_DATA, folder, { hasTwin: true });
});
after(async () => {
  await exhibition?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string) => fetch(url, { headers: ACCEPT, redirect: 'manual' });

/** The addresses of a file. */
const filePaths = (name: string) => [
  `/download/${name}`,
  ...WIDTHS.map((w) => `/_next/image?url=${encodeURIComponent(`/download/${name}`)}&w=${w}&q=60`),
];

/** The addresses of a single work. */
const workPaths = (id: string) => [
  `/artwork/${id}`,
  `/ar/artwork/${id}`,
  `/card/en/artwork/${id}/000000000000.jpg`,
  `/iiif/artwork/${id}/manifest.json`,
  `/embed/artwork/${id}`,
  `/ar/embed/artwork/${id}`,
];

const REMARK = 'How the sea vanishes';
const commentPaths = (id: string) => [`/api/albums/${id}/comments`];

/** Addresses that show many items: works, news, years. */
const SHOWING = [
  '/albumsView?labelIds=2022',
  '/exhibition/2022',
  '/api/albums?labelIds=2022',
  '/iiif/exhibition/2022/collection.json',
  '/embed/gallery?labelIds=2022',
  '/sitemap/works-1.xml',
  '/news',
  '/feed/en.xml',
];
const LISTS = [...SHOWING, '/', '/fr', '/sitemap/news.xml'];

const jpeg = async (color: string) => {
  const create = { width: 40, height: 30, channels: 3, background: color } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], 'replacement.jpg', { type: 'image/jpeg' });
};

const urlsOf = (paths: readonly string[]) =>
  [exhibition.siteUrl, exhibition.twinUrl].flatMap((site) => paths.map((path) => site + path));

/** What is found at each. Ten at a time: a hundred would wait for each other longer than a website waits for the CMS. */
async function faultsOf(urls: readonly string[], look: (url: string) => Promise<string[]>) {
  const faults: string[] = [];
  for (let at = 0; at < urls.length; at += 10)
    faults.push(...(await Promise.all(urls.slice(at, at + 10).map(look))).flat());
  return faults;
}

/** The paths that answer with another status, on either site. */
async function withoutStatus(status: number, paths: readonly string[]): Promise<string[]> {
  return faultsOf(urlsOf(paths), async (url) => {
    const answer = await ask(url);
    await answer.arrayBuffer();
    return answer.status === status ? [] : [`${answer.status} ${url}`];
  });
}

/** The paths whose content contains one of the texts, on either site. */
async function holding(texts: readonly string[], paths: readonly string[]): Promise<string[]> {
  return faultsOf(urlsOf(paths), async (url) => {
    const page = await (await ask(url)).text();
    return texts.some((text) => page.includes(text)) ? [url] : [];
  });
}

type Editor = ReturnType<typeof editorOf>;

/** As "Duplicate" above a form does. */
async function duplicate(editor: Editor, id: string): Promise<string> {
  const { token } = await editor.session();
  const answer = await fetch(`${exhibition.cmsUrl}/api/albums/${id}/duplicate?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({ _status: 'draft' }),
  });
  assert.equal(answer.status, 200);
  return String((await answer.json()).doc.id);
}

/** More than the versions that are kept: none is left that was published. */
const MANY_DRAFTS = 21;

/** A published work of 2022 with a picture of its own, which its certificate shows too. */
async function publishWork(editor: Editor, index: number) {
  const file = await editor.upload(await jpeg(`rgb(${index * 40}, 80, 90)`));
  const works = await editor.find('albums', 'where[yearLabel][equals]=2022&sort=seq&depth=0');
  const id = String(works[index]?.id);
  const names = { name: `Withdrawn ${index}`, author: `Vanishing Painter ${index}` };
  await editor.change('albums', id, { ...names, cover: Number(file.id) });
  const comment = { album: Number(id), username: 'Grandmother', comment: REMARK };
  await editor.publish('albumComments', comment);
  return { media: file.id, filename: file.filename, id };
}

test('what editors withdraw or replace is gone everywhere within ten seconds', async () => {
  const editor = editorOf(exhibition);
  const work = (index: number) => publishWork(editor, index);
  const [takenDown, removed] = [await work(0), await work(1)];
  const [hidden, replaced, changed] = [await work(2), await work(3), await work(4)];
  const item = await editor.first('news', 'where[category][equals]=news&sort=-sTime');
  const text = `/contentView?id=${item.id}`;
  await wait(ECHO_MS);

  const works = [takenDown, removed, hidden, replaced, changed];
  const names = works.map(({ filename }) => filename);
  const words = [0, 1].flatMap((n) => [`Withdrawn ${n}`, `Vanishing Painter ${n}`]);
  const signs = [...names, ...words, String(item.title)];
  const files = names.flatMap(filePaths);
  const pages = works.flatMap(({ id }) => workPaths(id));
  assert.deepEqual(await withoutStatus(200, [...files, ...pages, text]), []);
  assert.deepEqual(await holding(signs, SHOWING), urlsOf(SHOWING));
  await holding(signs, LISTS);
  const remarks = [takenDown, removed].flatMap(({ id }) => commentPaths(id));
  assert.deepEqual(await holding([REMARK], remarks), urlsOf(remarks));

  // An earlier draft must not hide that the item is taken down.
  await editor.saveDraft('albums', takenDown.id, { author: 'Somebody else' });
  await editor.takeDown('albums', takenDown.id);
  await editor.remove('albums', removed.id);
  await editor.change('media', hidden.media, { private: true });
  const other = await editor.upload(await jpeg('red'));
  await editor.change('albums', replaced.id, { cover: Number(other.id) });
  await editor.upload(await jpeg('blue'), changed.media);
  await editor.takeDown('news', item.id);
  await wait(GONE_AFTER_MS);

  // A work without a picture is not shown (§3).
  const without = [takenDown, removed, hidden].map(({ id }) => `/artwork/${id}`);
  const own = [takenDown, removed].flatMap(({ id }) => workPaths(id));
  const gone = [...files, text, ...without, ...own];
  assert.deepEqual(await withoutStatus(404, gone), []);
  assert.deepEqual(await holding(signs, LISTS), []);
  assert.deepEqual(await holding([REMARK], remarks), []);
  const left = [replaced, changed].map(({ id }) => `/artwork/${id}`);
  assert.deepEqual(await withoutStatus(200, [...left, ...filePaths(other.filename)]), []);
  assert.deepEqual(await holding(names, left), []);
});

test('what was taken down stays so after many drafts, in a copy, and when only the copy is left', async () => {
  const editor = editorOf(exhibition);
  const { id, filename } = await publishWork(editor, 5);
  await editor.takeDown('albums', id);
  for (let n = 0; n < MANY_DRAFTS; n += 1)
    await editor.saveDraft('albums', id, { author: `Painter ${n}` });
  const versions = await editor.find('albums/versions', `where[parent][equals]=${id}&depth=0`);
  assert.ok(!versions.some(({ version }) => (version as { _status: string })._status !== 'draft'));
  await wait(GONE_AFTER_MS);
  const isGone = async () => assert.deepEqual(await withoutStatus(404, filePaths(filename)), []);
  await isGone();

  const copy = await duplicate(editor, id);
  await editor.saveDraft('albums', copy, { author: 'Painter of the copy' });
  await isGone();
  await editor.remove('albums', id);
  await isGone();

  // A picture that nobody has seen yet is there for the preview.
  const fresh = await editor.upload(await jpeg('green'));
  await editor.saveDraft('albums', copy, { cover: Number(fresh.id) });
  assert.deepEqual(await withoutStatus(200, filePaths(fresh.filename)), []);
  await isGone();
});
