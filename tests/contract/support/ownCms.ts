import { createServer } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { cmsProgram } from '@/scripts/support/exhibition.mjs';
import { readSecrets } from '@/scripts/support/secrets.mjs';
import { kill } from '@/scripts/support/test/kill.mjs';
import { databaseBeside } from '@/scripts/support/test/postgres.mjs';
import { sandboxSettings } from '@/scripts/support/test/sandbox.mjs';
import { openDatabase } from '../../support/database.mjs';

const { CONTRACT_DATABASE_URL = '', CONTRACT_EMPTY = '' } = process.env;

export const isPostgres = CONTRACT_DATABASE_URL !== '';

/** A database beside the suite's own: without tables, or like another one. '' on SQLite. */
export const ownDatabase = async (like = '') =>
  isPostgres ? databaseBeside(CONTRACT_DATABASE_URL, like) : '';

type Told = { tags: string[]; withdrawn: string[]; ids: string[] };

/** In place of a website: answers every note with a status, and keeps those that it took. */
export async function aListener() {
  const listener = { status: 200, heard: [] as Told[], refused: 0, origin: '', stop: () => {} };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    if (listener.status === 200) listener.heard.push(JSON.parse(body));
    else listener.refused += 1;
    response.writeHead(listener.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  listener.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  listener.stop = () => void server.close();
  return listener;
}

type Own = { env?: Record<string, string>; addressOf?: (databaseUrl: string) => Promise<string> };

/**
 * A CMS with an exhibition of its own, which begins with its structure alone, and tells `origin` what changes. `addressOf`: where
 * it finds its database.
 */
export async function anOwnCms(origin: string, { env, addressOf }: Own = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'one-world-cms-'));
  cpSync(CONTRACT_EMPTY, folder, { recursive: true });
  const settings = await sandboxSettings(folder, await ownDatabase('empty'));
  settings.env.WEBSITE_ORIGIN = origin;
  const secrets = readSecrets(settings);
  const editor = JSON.parse(readFileSync(join(folder, 'editor.json'), 'utf8'));
  const database = openDatabase(settings);
  if (addressOf) settings.databaseUrl = await addressOf(settings.databaseUrl);
  Object.assign(settings.env, env);
  const cms = cmsProgram(settings, secrets);
  await cms.start();
  let logged = '';
  const log = new Writable({
    write: (piece, _coding, done) => ((logged += String(piece)), done()),
  });
  return {
    cmsUrl: `http://127.0.0.1:${settings.cmsPort}`,
    editor,
    secrets,
    /** Where its uploads are. */
    media: join(settings.dataDir, 'media'),
    run: database.run,
    pid: cms.pid,
    listen: () => cms.passOutput(log, log),
    said: () => logged,
    /** Another one with the same database, and the same disk unless it is apart. */
    twin: async ({ isApart = false } = {}) => {
      const { cmsPort, cms: place } = await sandboxSettings(folder);
      const dataDir = isApart ? join(folder, 'apart') : settings.dataDir;
      const twin = cmsProgram({ ...settings, dataDir, cmsPort, cms: place }, secrets);
      await twin.start();
      return { cmsUrl: place.origin, editor, stop: twin.stop };
    },
    start: () => cms.start(),
    kill: () => kill(cms),
    stop: async () => {
      await cms.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
