import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { framedPolicy, policyWith, SCRIPTLESS_POLICY } from '../lib/cache/policy.mjs';
import { finishAnswers } from './finishAnswers.mjs';
import { guardAnswers, inScope } from './guard.mjs';
import { requestScope } from './requestScope.mjs';

const guard = guardAnswers((kind: string, url: string) => `<p>${kind} ${url}</p>`);

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** What a visitor gets when the framework answers like this. */
async function answerOf(listener: RequestListener, init?: RequestInit, by = guard) {
  server = createServer(
    inScope((request, response, scope) => {
      // As server.mjs does.
      Object.assign(scope, { url: request.url });
      by(request, response, scope);
      return listener(request, response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/fr/x`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const fail = (token: string) => {
  const scope = requestScope.getStore();
  if (scope) scope.failure = token;
};

const failed: RequestListener = (_request, response) => {
  fail('net.error');
  response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>stack</pre>');
};

describe('guardAnswers', () => {
  it('lets a page into frames that says so itself, and no other', async () => {
    const headersFor = async (policy: string) => {
      const { headers } = await answerOf((_request, response) => {
        response.setHeader('x-frame-options', 'DENY');
        response.setHeader('cross-origin-resource-policy', 'same-origin');
        response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
        response.end('<p>');
      });
      await new Promise((resolve) => server.close(resolve));
      return [headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')];
    };
    expect(await headersFor(framedPolicy('a{}'))).toEqual([null, 'cross-origin']);
    for (const policy of [
      SCRIPTLESS_POLICY,
      policyWith([], 'https://cms.test'),
      'frame-ancestors *.test',
    ])
      expect(await headersFor(policy)).toEqual(['DENY', 'same-origin']);
    await answerOf((_request, response) => void response.end());
  });

  it.each([429, 503])('leaves a %i alone that a frame of another site shows', async (code) => {
    const { status, headers, text } = await answerOf(
      (_request, response) => {
        response.setHeader('x-frame-options', 'DENY');
        const policy = { 'content-security-policy': framedPolicy('a{}') };
        response.writeHead(code, { 'content-type': 'text/html', ...policy }).end('not now');
      },
      { headers: { accept: 'text/html,*/*' } },
    );
    expect([status, text, headers.get('x-frame-options')]).toEqual([code, 'not now', null]);
  });

  it('answers 503, to be tried again, when a service is down', async () => {
    const { status, headers, text } = await answerOf((_request, response) => {
      fail('net.error');
      response.setHeader('etag', '"1"');
      response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>stack</pre>');
    });
    expect([status, text]).toEqual([503, '<p>unavailable /fr/x</p>']);
    expect(headers.get('retry-after')).toBe('30');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  it('sends the page when asking for the last copy fails', async () => {
    const failing = guardAnswers(
      (kind: string) => kind,
      async () => Promise.reject(new TypeError('no')),
    );
    const { status, text } = await answerOf(failed, {}, failing);
    expect([status, text]).toEqual([503, 'unavailable']);
  });

  it('sends a long last copy whole, though the failed page was to be compressed', async () => {
    const part = 'one world, '.repeat(3000);
    const copy = Object.assign(Readable.from([part, part].map((text) => Buffer.from(text))), {
      statusCode: 200,
      headers: { 'content-type': 'text/html' },
    }) as unknown as IncomingMessage;
    const finish = finishAnswers('');
    const page: RequestListener = (request, response) => {
      fail('net.error');
      finish(request, response);
      response.writeHead(500, { 'content-type': 'text/html' }).end(part);
    };
    const headers = { 'accept-encoding': 'br' };
    const by = guardAnswers(
      () => 'no copy',
      async () => copy,
    );
    const answer = await answerOf(page, { headers }, by);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect([answer.status, answer.text === part + part]).toEqual([200, true]);
  });

  it('lets nobody wait when no page can be sent either', async () => {
    const lines = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = guardAnswers(() => {
      throw new Error('no page');
    });
    await expect(answerOf(failed, {}, failing)).rejects.toThrow('fetch failed');
    expect(lines).toHaveBeenCalledTimes(1);
  });

  it('waits for a cause that is told after the answer', async () => {
    const { status } = await answerOf((_request, response) => {
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write('<pre>');
      response.end('stack</pre>');
      setTimeout(() => fail('net.error'), 5);
    });
    expect(status).toBe(503);
  });

  it('tells no cache to show a page for a year', async () => {
    const { headers } = await answerOf((_request, response) => {
      response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=31535700');
      response.end('page');
    });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=2,/);
  });

  it.each(['application/json', 'text/plain; charset=utf-8', 'application/xml', 'image/svg+xml'])(
    'gives %s a policy that runs nothing',
    async (type) => {
      const { headers } = await answerOf((_request, response) =>
        response.writeHead(200, { 'content-type': type }).end(),
      );
      expect(headers.get('content-security-policy')).toContain("script-src 'none'");
    },
  );

  it.each(['image/jpeg', 'text/css', 'application/javascript', 'application/pdf', 'video/mp4'])(
    'leaves %s alone, and an answer without a type',
    async (type) => {
      for (const given of [{ 'content-type': type }, {}]) {
        const { headers } = await answerOf((_request, response) =>
          response.writeHead(200, given).end(),
        );
        expect(headers.get('content-security-policy')).toBeNull();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  );

  it('answers 500 for a fault of ours, without a word of the framework’s', async () => {
    const { status, headers, text } = await answerOf((_request, response) => {
      fail('request.failed');
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-encoding', 'gzip');
      response.end('stack');
    });
    expect([status, text]).toEqual([500, '<p>failed /fr/x</p>']);
    expect(headers.get('retry-after')).toBeNull();
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('answers a visitor by a page also when the framework has but a line', async () => {
    const { status, text } = await answerOf(
      (_request, response) =>
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error'),
      { headers: { accept: 'text/html,*/*' } },
    );
    expect([status, text]).toEqual([500, '<p>failed /fr/x</p>']);
  });

  it('makes a page of 429 for who reads pages, and leaves the bare status to others', async () => {
    const refuse: RequestListener = (_request, response) =>
      response.writeHead(429, { 'retry-after': '60', 'content-type': 'text/plain' }).end('no');
    const page = await answerOf(refuse, { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.text]).toEqual([429, '<p>tooMany /fr/x</p>']);
    expect(page.headers.get('retry-after')).toBe('60');
    await new Promise((resolve) => server.close(resolve));
    expect(await answerOf(refuse)).toMatchObject({ status: 429, text: 'no' });
  });

  it('answers 429 when the page would have been one too many, also to who reads no pages', async () => {
    const { status, headers, text } = await answerOf((_request, response) => {
      fail('too.many');
      response.writeHead(500, { 'content-type': 'text/html' }).end('stack');
    });
    expect([status, text]).toEqual([429, '<p>tooMany /fr/x</p>']);
    expect(headers.get('retry-after')).toBe('60');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['net.error', 'unavailable'],
    ['request.failed', 'failed'],
    ['too.many', 'tooMany'],
  ])('leads back to what the visitor asked for: %s', async (token, kind) => {
    const { text } = await answerOf((request, response) => {
      // As place.mjs does.
      request.url = '/own';
      fail(token);
      response.writeHead(500, { 'content-type': 'text/html' }).end('stack');
    });
    expect(text).toBe(`<p>${kind} /fr/x</p>`);
  });

  it('leads back there from a refusal too', async () => {
    const { text } = await answerOf(
      (request, response) => {
        request.url = '/own';
        response.writeHead(429, { 'content-type': 'text/plain' }).end('no');
      },
      { headers: { accept: 'text/html,*/*' } },
    );
    expect(text).toBe('<p>tooMany /fr/x</p>');
  });

  it('sends no body to HEAD', async () => {
    const { status, text } = await answerOf(
      (_request, response) => response.writeHead(500, { 'content-type': 'text/html' }).end(),
      { method: 'HEAD' },
    );
    expect([status, text]).toEqual([500, '']);
  });

  it.each([
    ['a page that found nothing to show', 'text/html; charset=utf-8', true, 404],
    ['a page that found something', 'text/html; charset=utf-8', false, 200],
    ['data of a page, which is no document,', 'text/x-component', true, 200],
  ])('gives %s of %s its status', async (_, type, isAbsent, wanted) => {
    const answer = await answerOf((_request, response) => {
      Object.assign(requestScope.getStore() ?? {}, { isAbsent });
      response.setHeader('content-type', type);
      response.end('words');
    });
    expect(answer).toMatchObject({ status: wanted, text: 'words' });
  });

  it('gives HTML without a policy one that runs nothing', async () => {
    const { status, headers, text } = await answerOf((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<p>hello</p>');
    });
    expect([status, text]).toEqual([200, '<p>hello</p>']);
    expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  it('leaves a page’s own policy alone', async () => {
    const { headers } = await answerOf((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "default-src 'self'");
      response.end('<p>hello</p>');
    });
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it.each([
    [undefined, '30'],
    ['5', '5'],
  ])('lets each 503 tell when to ask again: %s', async (given, told) => {
    const { headers } = await answerOf((_request, response) => {
      if (given) response.setHeader('retry-after', given);
      response.writeHead(503, { 'content-type': 'text/plain' }).end('no picture');
    });
    expect(headers.get('retry-after')).toBe(told);
  });

  it.each([
    [502, 'application/json'],
    [500, 'text/x-component'],
    [503, 'text/plain'],
  ])('leaves %i of %s alone', async (code, type) => {
    const { status, text } = await answerOf((_request, response) => {
      response.writeHead(code, { 'content-type': type }).end('as it was');
    });
    expect([status, text]).toEqual([code, 'as it was']);
  });
});
