import { createServer } from 'node:http';
import { askRaw } from '@/tests/support/askRaw';
import { Readiness } from './ready.mjs';

async function answerOf(readiness: Readiness, path = '/api/ready?from=proxy') {
  const server = createServer((request, response) => {
    if (!readiness.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { status, headers, body } = await askRaw(server, path);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { status, retry: headers['retry-after'], text: String(body) };
}

describe('Readiness', () => {
  it('is there when the first pages are, and not before', async () => {
    const readiness = new Readiness();
    const asked: string[] = [];
    const warmed = readiness.warm(async (path) => {
      asked.push(path);
      if (asked.length <= 3 && path === '/fr') throw new Error('the CMS is not there');
      return { ok: asked.length > 3 || path === '/' };
    });
    await expect(answerOf(readiness)).resolves.toEqual({
      status: 503,
      retry: '2',
      text: '{"state":"starting"}',
    });
    await warmed;
    expect(asked).toEqual(['/', '/fr', '/zh', '/fr', '/zh']);
    await expect(answerOf(readiness)).resolves.toEqual({
      status: 200,
      retry: undefined,
      text: '{"state":"ready"}',
    });
  });

  it('is gone from when the program is to stop, also when the pages come after that', async () => {
    const readiness = new Readiness();
    const warmed = readiness.warm(async () => ({ ok: true }));
    readiness.drain();
    await warmed;
    expect(readiness.isReady).toBe(false);
    await expect(answerOf(readiness)).resolves.toMatchObject({
      status: 503,
      text: '{"state":"draining"}',
    });
  });

  it('answers for its own address alone', async () => {
    await expect(answerOf(new Readiness(), '/api/readyness')).resolves.toMatchObject({
      status: 404,
    });
  });
});
