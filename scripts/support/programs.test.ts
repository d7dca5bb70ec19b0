/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { program } from './programs.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'programs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function freePort() {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers, then writes more than any pipe holds, and ends when that is read. */
async function aWriter(cwd: string) {
  const port = await freePort();
  const code = `require('http').createServer((request, response) => {
      response.end();
      setTimeout(() => process.stdout.write('x\\n'.repeat(500_000), () => process.exit(7)), 500);
    }).listen(${port})`;
  const args = ['-e', code];
  return program({ name: 'CMS', health: `http://127.0.0.1:${port}/`, args, cwd, env: process.env });
}

describe('A program', () => {
  it('that the operating system can not start has ended while starting, and may start later', async () => {
    const cwd = join(folder, 'later');
    const writer = await aWriter(cwd);
    await expect(writer.start()).rejects.toThrow(/ENOENT\n\nThe CMS ended while starting\.$/);
    await writer.stop();
    mkdirSync(cwd);
    await writer.start();
    expect(writer.pid()).toEqual(expect.any(Number));
    expect(await writer.ended()).toBe('code 7');
  });

  it('goes on when its log is lost', async () => {
    const lost = new Writable({ write: (_chunk, _coding, done) => done(new Error('EPIPE')) });
    lost.on('error', () => undefined);
    const writer = await aWriter(folder);
    await writer.start();
    writer.passOutput(lost, lost);
    expect(await writer.ended()).toBe('code 7');
  });
});
