import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { captureLog } from '@/tests/support/mockFetch';
import { isWithin, limit } from './limits';

let url = '';
jest.mock('@/lib/env', () => ({ env: () => ({ redisUrl: url, revalidateSecret: 'secret' }) }));

/** Those that were made, to be closed at the end. */
const mockClients: Redis[] = [];
jest.mock('ioredis', () => {
  const { default: Actual } = jest.requireActual<{ default: typeof Redis }>('ioredis');
  class Kept extends Actual {
    constructor(...given: [string, object]) {
      super(...given);
      mockClients.push(this);
    }
  }
  return { __esModule: true, default: Kept };
});

/** Answers each command as Redis would, until it says nothing more; where it is full, it finds nothing and takes nothing. */
const state = { isSilent: false, isFull: false };
const INFO = 'redis_version:7.0.15\r\nloading:0\r\n';
const answerTo = (command: string) => {
  if (/info/i.test(command)) return `$${INFO.length}\r\n${INFO}\r\n`;
  if (/\r\nexec\r\n/i.test(command)) return '*2\r\n$-1\r\n:-2\r\n';
  if (!/eval/i.test(command)) return '+OK\r\n';
  return state.isFull ? '-OOM command not allowed\r\n' : '*2\r\n:1\r\n:60000\r\n';
};

let server: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const commands = data.toString().split(/(?=^\*\d+\r\n\$)/m);
      if (!state.isSilent) commands.forEach((command) => socket.write(answerTo(command)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  mockClients.forEach((client) => client.disconnect());
  sockets.forEach((socket) => socket.destroy());
  server.close();
});

const MANY = { points: 1000, seconds: 60 };
async function msOf(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

it('counts alone what Redis refuses to write, though it answers reads, and says so once', async () => {
  const lines = captureLog();
  const two = { points: 2, seconds: 60 };
  await limit('full', 'ann', two);
  state.isFull = true;
  for (const expected of [true, true, false]) {
    await expect(isWithin('full', 'ann', two)).resolves.toBe(expected);
    await expect(limit('full', 'ann', two)).resolves.toBe(expected);
  }
  state.isFull = false;
  const told = { msg: 'limits: each process counts alone', reason: 'OOM command not allowed' };
  expect(lines).toEqual([expect.objectContaining(told)]);
});

it('says why Redis is away, when no address of its name answers', async () => {
  const lines = captureLog();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
  await limit('away', 'ann', MANY);
  const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  mockClients.forEach((client) => client.emit('error', nobody));
  const told = { msg: 'limits: each process counts alone', reason: 'ECONNREFUSED' };
  expect(lines.at(-1)).toMatchObject(told);
});

it('waits for a Redis that says nothing only at first, and then counts alone', async () => {
  captureLog();
  await limit('silent', 'ann', MANY);
  expect(await msOf(() => limit('silent', 'ann', MANY))).toBeLessThan(400);
  state.isSilent = true;
  expect(await msOf(() => limit('silent', 'ann', MANY))).toBeGreaterThan(400);
  for (let at = 0; at < 3; at += 1) await limit('silent', 'ann', MANY);
  const later = await msOf(async () => {
    for (let at = 0; at < 6; at += 1) await limit('silent', 'ann', MANY);
  });
  // Each waited for half a second before.
  expect(later).toBeLessThan(1500);
});
