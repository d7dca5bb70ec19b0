import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askRaw } from '@/tests/support/askRaw';
import { codingOf } from './coding.mjs';
import { finishAnswers } from './finishAnswers.mjs';

const PAGE = `<p>${'one world, one future '.repeat(200)}</p>`;
const DATA = Buffer.from('0:["data"]'.repeat(200));
const KEPT = { 'x-nextjs-prerender': '1', etag: 'W/"page"', vary: 'rsc' };

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function serve(answer: RequestListener) {
  const finish = finishAnswers('');
  server = createServer((asked, response) => {
    asked.headers['accept-encoding'] = codingOf(asked.headers['accept-encoding']?.toString());
    finish(asked, response);
    answer(asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(server, '/', headers, method);

const inBrotli = { 'accept-encoding': 'gzip, deflate, br' };

/** The form is made beside the first answer. */
async function askUntilMade(headers: Record<string, string>) {
  for (;;) {
    const answer = await ask(headers);
    if (answer.headers['content-length']) return answer;
    await wait(5);
  }
}

const page: RequestListener = ({ method }, response) => {
  for (const [name, value] of Object.entries(KEPT)) response.setHeader(name, value);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', PAGE.length);
  response.end(method === 'HEAD' ? null : PAGE);
};

/** As Next sends a page's data: in pieces, after the headers. */
const data: RequestListener = (_request, response) => {
  for (const [name, value] of Object.entries(KEPT)) response.setHeader(name, value);
  response.setHeader('content-type', 'text/x-component');
  response.flushHeaders();
  response.write(DATA);
  response.end();
};

describe('A kept page', () => {
  it('is compressed for the first visitor, and from then on sent as it was made once', async () => {
    await serve(page);
    const first = await ask(inBrotli);
    expect(first.headers['content-length']).toBeUndefined();
    const later = await askUntilMade(inBrotli);
    for (const { status, headers, body } of [first, later]) {
      expect([status, headers['content-encoding'], headers.etag]).toEqual([200, 'br', 'W/"page"']);
      expect(headers.vary).toBe('rsc, Accept-Encoding');
      expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    }
    expect(later.headers['content-length']).toBe(String(later.body.length));
    const zipped = await askUntilMade({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(PAGE);
  });

  it('is sent as it is to who takes nothing else', async () => {
    await serve(page);
    const { headers, body } = await ask({ 'accept-encoding': 'deflate, br;q=0' });
    expect([headers['content-encoding'], headers.vary]).toEqual([
      undefined,
      'rsc, Accept-Encoding',
    ]);
    expect(body.toString()).toBe(PAGE);
  });

  it.each(['W/"page"', '"page"', '"a", W/"page"', '*'])('is 304 for who has %s', async (tag) => {
    await serve(page);
    const { status, headers, body } = await ask({ ...inBrotli, 'if-none-match': tag });
    expect([status, headers.etag, body.length]).toEqual([304, 'W/"page"', 0]);
    expect(headers.vary).toBe('rsc, Accept-Encoding');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is told to HEAD as to GET', async () => {
    await serve(page);
    const early = await ask(inBrotli, 'HEAD');
    expect([early.headers.etag, early.headers['content-length']]).toEqual(['W/"page"', undefined]);
    const got = await askUntilMade(inBrotli);
    const head = await ask(inBrotli, 'HEAD');
    for (const name of ['etag', 'vary', 'content-encoding', 'content-length', 'content-type'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
    expect((await ask({ 'if-none-match': 'W/"page"' }, 'HEAD')).status).toBe(304);
  });

  it('has data with a tag of their own', async () => {
    await serve(data);
    const { headers, body } = await askUntilMade(inBrotli);
    expect(brotliDecompressSync(body)).toEqual(DATA);
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect([again.status, (await ask({ 'if-none-match': 'W/"page"' })).status]).toEqual([304, 200]);
  });

  it('that is not there is no 304', async () => {
    await serve((asked, response) => {
      response.statusCode = 404;
      page(asked, response);
    });
    expect((await ask({ 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('Another answer', () => {
  it('is told its length when it is there at once, and is not compressed when it is short', async () => {
    await serve((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write('{"ok":');
      response.end('true}');
    });
    const { headers, body } = await ask(inBrotli);
    expect([headers['content-length'], headers['content-encoding']]).toEqual(['11', undefined]);
    expect(body.toString()).toBe('{"ok":true}');
  });

  it.each([
    ['is sent as it comes when it takes its time', 'text/plain', false],
    ['is sent when it is whole, if it is a page', 'text/html', true],
  ])('%s', async (_name, type, isWhole) => {
    let isOver = false;
    let letEnd = () => {};
    const mayEnd = new Promise<void>((resolve) => (letEnd = resolve));
    await serve(async (_request, response) => {
      response.setHeader('content-type', type);
      response.write('begun,');
      await (isWhole ? wait(50) : mayEnd);
      isOver = true;
      response.end('done');
    });
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([isOver, answer.headers.get('content-length')]).toEqual([
      isWhole,
      isWhole ? '10' : null,
    ]);
    letEnd();
    expect(await answer.text()).toBe('begun,done');
  });

  it('is painted before its scripts are fetched, if it is a page made per request', async () => {
    // As React writes them: those of the page, and the one that begins.
    const script = '<script src="/_next/static/a.js" async="" nonce="abc"></script>';
    const first = '<script src="/_next/static/b.js" nonce="abc" id="_R_" async=""></script>';
    await serve((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "script-src 'self' 'nonce-abc'");
      response.write(new TextEncoder().encode(`<head>${script}</head>`));
      response.end(`<body>Grüße${first}</body>`);
    });
    const { body, headers } = await ask();
    expect(body.toString()).toMatch(
      /^<head><script nonce="abc">if .*<\/script><\/head><body>Grüße<template id="after-first-paint">/,
    );
    expect(body.toString()).toContain(`>${script}${first}</template>`);
    expect(body.toString()).toMatch(/<\/template><script nonce="abc">/);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it.each([
    ['a picture', 200, { 'content-type': 'image/avif' }],
    ['a file of the storage', 200, { 'content-type': 'text/vtt', 'x-media-length': '4599' }],
    ['a part of a file', 206, { 'content-type': 'text/vtt' }],
  ])('is never compressed: %s', async (_name, status, headers) => {
    await serve((_request, response) => response.writeHead(status, headers).end(PAGE));
    const answer = await ask(inBrotli);
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, PAGE]);
  });
});
