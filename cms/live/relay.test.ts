import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findLive } from '../queries/lives';
import { getOutside } from './outside';
import { relayLive } from './relay';

jest.mock('../env', () => ({ LIVE_INTERNAL_HOSTS: [] }));
jest.mock('../queries/briefly', () => ({ briefly: (_: string, work: () => unknown) => work() }));
jest.mock('../queries/lives', () => ({ findLive: jest.fn() }));
jest.mock('../services/visitorAddress', () => ({
  signedVisitor: (headers: Headers) => headers.get('x-visitor-address') ?? '',
}));
jest.mock('./outside', () => ({ getOutside: jest.fn() }));

const STREAM = 'https://stream.test/hall/index.m3u8';
const MB = 1024 * 1024;

const live = (fields: object) => jest.mocked(findLive).mockResolvedValue(fields as never);
const ask = (name: string, headers: Record<string, string> = {}) =>
  relayLive(7, name.split('/'), new Request('http://localhost/x', { headers }));

/** The host outside: each request's answer, which the test writes. */
function host(statusCode = 200) {
  const answers: PassThrough[] = [];
  const asked: string[] = [];
  jest.mocked(getOutside).mockImplementation(async (url) => {
    const answer = new PassThrough({ highWaterMark: 64 * MB });
    answers.push(answer);
    asked.push(url.pathname);
    return Object.assign(answer, { statusCode, headers: {} }) as never;
  });
  const end = async () => {
    for (const answer of answers) answer.end();
    await nextTurn();
  };
  return { answers, asked, end };
}

beforeEach(() => live({ file: null, uri: STREAM }));

it.each([
  ['no live video', undefined],
  ['one that shows a recording', { file: 'a.m3u8', uri: STREAM }],
  ['one without an address', { file: null, uri: null }],
])('asks nobody for %s', async (_, found) => {
  const { asked } = host();
  live(found as object);
  expect((await ask('a.ts')).status).toBe(404);
  expect(asked).toEqual([]);
});

it('asks once for all who want the same meanwhile, and each gets all of it', async () => {
  const { answers, asked, end } = host();
  const [first, unread] = await Promise.all([ask('a.ts'), ask('a.ts')]);
  answers[0]?.write('one ');
  await nextTurn();
  const late = await ask('a.ts');
  answers[0]?.write('two');
  await end();
  expect(await first.text()).toBe('one two');
  expect(await late.text()).toBe('one two');
  expect(asked).toEqual(['/hall/a.ts']);
  await unread.body?.cancel();
  await ask('a.ts');
  expect(asked).toHaveLength(2);
  await end();
});

it('asks apart for other ranges', async () => {
  const { asked, end } = host(206);
  await Promise.all(['bytes=0-1', 'bytes=2-3'].map((range) => ask('a.ts', { range })));
  expect(asked).toHaveLength(2);
  await end();
});

it('has so many connections to a host at most, and says when it is worth asking again', async () => {
  const { asked, end } = host();
  const names = Array.from({ length: 40 }, (_, at) => `${at}.ts`);
  const statuses = (await Promise.all(names.map((name) => ask(name)))).map(({ status }) => status);
  expect(asked).toHaveLength(16);
  expect(statuses.filter((status) => status === 503)).toHaveLength(24);
  const refused = await ask('another.ts');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  // One that is under way has room for more.
  expect((await ask('0.ts')).status).toBe(200);
  await end();
  expect((await ask('another.ts')).status).toBe(200);
  await end();
});

it('a visitor who asks for all sorts of parts leaves the others room', async () => {
  const { asked, end } = host();
  const from = (address: string) => ({ 'x-visitor-address': address });
  const names = Array.from({ length: 40 }, (_, at) => `${at}.ts`);
  const all = await Promise.all(names.map((name) => ask(name, from('192.0.2.1'))));
  expect(asked).toHaveLength(8);
  expect(all.filter(({ status }) => status === 503)).toHaveLength(32);
  // What another has asked for is theirs, too.
  expect((await ask('another.ts', from('192.0.2.2'))).status).toBe(200);
  expect((await ask('another.ts', from('192.0.2.1'))).status).toBe(200);
  await end();
  expect((await ask('one more.ts', from('192.0.2.1'))).status).toBe(200);
  await end();
});

it('a host that hangs takes no place of another broadcast', async () => {
  const other = new PassThrough();
  jest
    .mocked(getOutside)
    .mockImplementation(({ host }) =>
      host === 'stream.test'
        ? new Promise((_, give) => setTimeout(give, 50, new Error('no answer in time')))
        : Promise.resolve(Object.assign(other, { statusCode: 200, headers: {} }) as never),
    );
  const hanging = Array.from({ length: 40 }, (_, at) => ask(`${at}.ts`));
  await nextTurn();
  live({ file: null, uri: 'https://other.test/hall/index.m3u8' });
  const answer = await ask('a.ts');
  expect(answer.status).toBe(200);
  other.end('all');
  expect(await answer.text()).toBe('all');
  const statuses = (await Promise.all(hanging)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 502)).toHaveLength(16);
});

it.each([
  [404, 404],
  [403, 404],
  [410, 404],
  [414, 404],
  [416, 416],
  [302, 502],
  [500, 502],
])('what the host answers with %i is a %i, and takes no place', async (given, status) => {
  const { answers } = host(given);
  for (let at = 0; at < 40; at += 1) expect((await ask(`${at}.ts`)).status).toBe(status);
  expect(answers.every(({ destroyed }) => destroyed)).toBe(true);
});

it('a host that is not there takes no place either', async () => {
  jest.mocked(getOutside).mockRejectedValue(new Error('refused'));
  for (let at = 0; at < 40; at += 1) expect((await ask(`${at}.ts`)).status).toBe(502);
});

it('leaves the host when nobody reads any more', async () => {
  const { answers } = host();
  const [one, other] = await Promise.all([ask('a.ts'), ask('a.ts')]);
  await one.body?.cancel();
  expect(answers[0]?.destroyed).toBe(false);
  await other.body?.cancel();
  expect(answers[0]?.destroyed).toBe(true);
  // Who comes just then gets another one.
  const later = await ask('a.ts');
  answers[1]?.end('all');
  expect(await later.text()).toBe('all');
});

it('what the host cuts off is cut off', async () => {
  const { answers } = host();
  const answer = await ask('a.ts');
  answers[0]?.write('half');
  await nextTurn();
  answers[0]?.destroy();
  await expect(answer.text()).rejects.toThrow('cut off');
});

it('a part larger than any is given up', async () => {
  const { answers } = host();
  const answer = await ask('a.ts');
  for (let sent = 0; sent < 5; sent += 1) answers[0]?.write(Buffer.alloc(8 * MB));
  await expect(answer.text()).rejects.toThrow('too large');
  expect(answers[0]?.destroyed).toBe(true);
});

it('of what nobody reads the oldest goes first, so that there is room for others', async () => {
  const { answers, end } = host();
  const bytes = Buffer.alloc(30 * MB);
  const unread = [];
  for (const at of [0, 1, 2, 3, 4]) {
    unread.push(await ask(`${at}.ts`));
    answers[at]?.end(bytes);
    await nextTurn();
    await nextTurn();
  }
  await expect(unread[0]?.arrayBuffer()).rejects.toThrow('no memory for it');
  expect((await unread[4]?.arrayBuffer())?.byteLength).toBe(bytes.length);
  for (const answer of unread.slice(1, 4)) await answer.body?.cancel();
  await end();
});

it('what somebody reads stays, though it is the oldest', async () => {
  const { answers, end } = host();
  const watched = await ask('watched.ts');
  const reader = watched.body?.getReader();
  answers[0]?.write(Buffer.alloc(10 * MB));
  expect((await reader?.read())?.value?.byteLength).toBe(10 * MB);
  const unread = [];
  for (const at of [1, 2, 3, 4]) {
    unread.push(await ask(`${at}.ts`));
    answers[at]?.end(Buffer.alloc(30 * MB));
    await nextTurn();
    await nextTurn();
  }
  answers[0]?.end('the rest');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('the rest');
  expect((await reader?.read())?.done).toBe(true);
  await expect(unread[0]?.arrayBuffer()).rejects.toThrow('no memory for it');
  for (const answer of unread.slice(1)) await answer.body?.cancel();
  await end();
});
