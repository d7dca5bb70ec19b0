/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = `
import { createServer } from 'node:http';
import { stopOnSignal } from ${JSON.stringify(join(process.cwd(), 'server/stop.mjs'))};
const server = createServer((_request, response) => response.end());
stopOnSignal(server, { drainMs: 100, drain() {}, close: async () => {} });
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const ask = (port: number, agent: Agent) =>
  new Promise<number | string>((resolve) =>
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
      .end(),
  );

it('answers what a proxy sends on its open connections until it has found out', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  const ended = once(child, 'exit');
  const port = Number(String(await once(child.stdout, 'data')));
  const [open, unopened] = [true, false].map((keepAlive) => new Agent({ keepAlive }));
  expect(await ask(port, open as Agent)).toBe(200);
  child.kill('SIGTERM');
  while ((await ask(port, unopened as Agent)) !== 'ECONNREFUSED') await wait(10);
  expect(await ask(port, open as Agent)).toBe(200);
  expect(await ended).toEqual([0, null]);
});
