/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isReachable } from './reachable.mjs';

let status = 200;
let asked = 0;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    response.writeHead(request.url?.includes('listPublished') ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.CMS_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('notices within a tenth of a second that the host of the works has failed', async () => {
  expect(await isReachable()).toBe(true);
  expect(await Promise.all([isReachable(), isReachable()])).toEqual([true, true]);
  expect(asked).toBe(1);
  status = 503;
  await wait(120);
  expect(await isReachable()).toBe(false);
});

it('asks a host that has failed once a second', async () => {
  status = 200;
  await wait(120);
  expect(await isReachable()).toBe(false);
  // Twice, as it had failed.
  expect(asked).toBe(3);
  await wait(1000);
  expect(await isReachable()).toBe(true);
});

it('asks again though the clock was set back', async () => {
  status = 503;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await wait(120);
  expect(await isReachable()).toBe(false);
});
