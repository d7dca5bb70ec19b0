import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { isReachable } from '../lib/cache/reachable.mjs';
import { guardAnswers, inScope } from './guard.mjs';
import { lastCopyAt } from './lastCopy.mjs';
import { ownVisitor } from './ownVisitor.mjs';
import { requestScope } from './requestScope.mjs';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

type Site = { copy: RequestListener; isKept?: boolean };

/** A website whose page can't be rendered; it has this copy of it for whoever comes again. */
async function aSite({ copy, isKept = true }: Site) {
  const own = ownVisitor(() => '10.0.0.1');
  let asked = 0;
  // Its own address is known when it listens.
  const lastCopy: ReturnType<typeof lastCopyAt> = (request) =>
    lastCopyAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, own)(request);
  const guard = guardAnswers((kind: string) => kind, lastCopy);
  server = createServer(
    inScope((request, response, scope) => {
      asked += 1;
      guard(request, response, scope);
      if (isKept) request.headers['x-placed'] = '1';
      if (asked > 1) return copy(request, response);
      Object.assign(requestScope.getStore() ?? {}, { failure: 'net.error' });
      response.setHeader('content-security-policy', 'of the failure');
      return response.writeHead(500, { 'content-type': 'text/html' }).end('stack');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, asked: () => asked };
}

async function visit({ headers = {}, ...site }: Site & { headers?: Record<string, string> }) {
  const { port, asked } = await aSite(site);
  const answer = await fetch(`http://127.0.0.1:${port}/news`, { headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, asked: asked() };
}

const page: RequestListener = (_request, response) => {
  response.setHeader('x-request-id', 'another');
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'own' });
  response.write('<p>the last ');
  response.end('copy</p>');
};

it('answers with the last copy, its headers included, when a kept page can’t be rendered', async () => {
  const { status, headers, text } = await visit({ copy: page });
  expect([status, text]).toEqual([200, '<p>the last copy</p>']);
  expect([headers.get('content-security-policy'), headers.get('x-request-id')]).toEqual([
    'own',
    null,
  ]);
  expect(await isReachable()).toBe(false);
});

it('gives it to whoever has it already, too', async () => {
  const copy: RequestListener = (request, response) =>
    request.headers['if-none-match'] ? response.writeHead(304).end() : page(request, response);
  const { status, text } = await visit({ copy, headers: { 'if-none-match': '"x"' } });
  expect([status, text]).toEqual([200, '<p>the last copy</p>']);
});

it('gives it to a visitor who names trailers', async () => {
  const { port } = await aSite({ copy: page });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /news HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\nTrailer: x\r\n\r\n');
  const answer = await textOf(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain('<p>the last ');
});

it('asks with what a page goes by, and nothing else of the visitor', async () => {
  const asked: object[] = [];
  const copy: RequestListener = (request, response) => {
    asked.push(request.headers);
    page(request, response);
  };
  const needed = { 'accept-encoding': 'br', 'user-agent': 'a', 'x-request-id': 'an-id-1' };
  await visit({ copy, headers: { ...needed, cookie: 'a=1', 'x-visitor': '10.0.0.2' } });
  expect(asked).toMatchObject([{ ...needed, host: expect.stringMatching(/^127\.0\.0\.1:/) }]);
  for (const name of ['cookie', 'x-visitor']) expect(asked[0]).not.toHaveProperty(name);
});

it('asks once only, and says 503 where there is none', async () => {
  const fail: RequestListener = (_request, response) => {
    Object.assign(requestScope.getStore() ?? {}, { failure: 'net.error' });
    response.writeHead(500, { 'content-type': 'text/html' }).end('stack');
  };
  expect(await visit({ copy: fail })).toMatchObject({ status: 503, text: 'unavailable', asked: 2 });
});

it('waits two seconds at most', async () => {
  const since = performance.now();
  const { status } = await visit({
    copy: (_request, response) => void setTimeout(() => response.end(), 4500),
  });
  expect(status).toBe(503);
  expect(performance.now() - since).toBeLessThan(4000);
});

it('sends no part of a copy that stops in its middle', async () => {
  const copy: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>the last ');
    setTimeout(() => response.destroy(), 50);
  };
  expect(await visit({ copy })).toMatchObject({ status: 503, text: 'unavailable' });
});

it('never asks for what is made for one visitor', async () => {
  expect(await visit({ copy: page, isKept: false })).toMatchObject({ status: 503, asked: 1 });
});
