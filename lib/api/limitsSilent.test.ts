import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { captureLog } from '@/tests/support/mockFetch';
import { limit } from './limits';

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

/** Answers each command as Redis would, until it says nothing more. */
const state = { isSilent: false };
const INFO = 'redis_version:7.0.15\r\nloading:0\r\n';
const answerTo = (command: string) => {
  if (/info/i.test(command)) return `$${INFO.length}\r\n${INFO}\r\n`;
  return /eval/i.test(command) ? '*2\r\n:1\r\n:60000\r\n' : '+OK\r\n';
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
