import { mayRequest } from '@/lib/api/visitorLimits';
import { IN_ANY_FRAME } from '@/lib/cache/policy.mjs';
import { ServiceError } from '@/lib/errors';
import en from '@/messages/en.json';
import { requestScope } from '@/server/requestScope.mjs';
import { captureLog } from '@/tests/support/mockFetch';
import { embedAnswer } from './embedAnswer';

jest.mock('@/lib/services/artexhAlbum', () => ({ getById: jest.fn(), listPublished: jest.fn() }));
jest.mock('@/lib/services/webContent', () => ({ getWebContent: async () => [] }));
jest.mock('next-intl/server', () => ({
  getMessages: async () => (areTextsAway ? failure() : en),
}));

let areTextsAway = false;
afterEach(() => void (areTextsAway = false));

async function ask(make: () => Promise<string | null>, address: string) {
  const headers = new Headers({ 'x-visitor-address': address });
  const place = { locale: 'en', path: `/embed/artwork/${address}` };
  const answer = await requestScope.run({}, () =>
    embedAnswer(new Request('http://site.test/', { headers }), place, make),
  );
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const nothing = async () => null;
const failure = () => Promise.reject(new ServiceError('net.error'));

describe('What a frame of another site shows instead of a work', () => {
  it.each([
    ['is gone', nothing, '192.0.2.11', 404, null, [en.embed.absent]],
    ['can’t be read', failure, '192.0.2.12', 503, '30', Object.values(en.outage.unavailable)],
  ])('that %s is a page that may be framed', async (_, make, address, status, retry, words) => {
    captureLog();
    const answer = await ask(make, address);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(retry);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain(IN_ANY_FRAME);
    for (const word of words) expect(answer.html).toContain(word);
  });

  it.each([
    ['is gone', nothing, '192.0.2.14', 404, en.embed.absent],
    ['can’t be read', failure, '192.0.2.15', 503, en.outage.unavailable.title],
  ])('that %s is one while no text can be read', async (_, make, address, status, word) => {
    captureLog();
    areTextsAway = true;
    const answer = await ask(make, address);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain(IN_ANY_FRAME);
    expect(answer.html).toContain(word);
  });

  it('is one, too, when too many that are not there were asked for, and none is looked for', async () => {
    const address = '192.0.2.16';
    const make = jest.fn(nothing);
    for (let at = 0; at < 120; at += 1) expect((await ask(make, address)).status).toBe(404);
    areTextsAway = true;
    const answer = await ask(make, address);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(answer.headers.get('content-security-policy')?.endsWith(IN_ANY_FRAME)).toBe(true);
    expect(answer.html).toContain(en.outage.tooMany.title);
    expect(make).toHaveBeenCalledTimes(120);
  });

  it('is one, too, when too many were asked for', async () => {
    const address = '192.0.2.13';
    const headers = new Headers({ 'x-visitor-address': address });
    for (let at = 0; at < 600; at += 1) await mayRequest('embed', headers);
    const answer = await ask(nothing, address);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(answer.headers.get('content-security-policy')?.endsWith(IN_ANY_FRAME)).toBe(true);
    expect(answer.html).toContain(en.outage.tooMany.title);
  });
});
