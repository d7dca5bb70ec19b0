import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeFs } from '../lib/cache/frameworkCache.mjs';
import { isForgetful, readJson, writeJsonDurably } from '../lib/cache/jsonFile.mjs';
import { beginServing, flushChanges } from '../lib/cache/marks.mjs';
import PolicyHandler from '../lib/cache/policyHandler.mjs';
import { EVERYTHING, NOTE_STREAM } from '../lib/contract/noteStream.mjs';
import { messageOf } from '../lib/messageOf.mjs';
import { within } from '../lib/within.mjs';

const BLOCK_MS = 5000;
const PAUSE_MS = 500;
const CONNECT_MS = 1000;
/** A Redis that takes connections and answers nothing: then another connection may be better. */
const PLACE_MS = 5000;
/** Each attempt to write down that everything may be withdrawn has all pages made anew. */
const DISK_MS = 2000;
/** How long a start waits for Redis. */
const START_MS = 3000;
const A_YEAR = 365 * 24 * 60 * 60;

const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: () => null,
  connectTimeout: CONNECT_MS,
};

const late = () => new Error('no answer');

/** @typedef {{ tags: string[], withdrawn: string[], ids?: string[] }} Note */

const texts = (list) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);

/** @returns {Note} */
function noteOf([, text = '{}']) {
  try {
    const { tags, withdrawn, ids } = JSON.parse(text);
    return { tags: texts(tags), withdrawn: texts(withdrawn), ids: texts(ids) };
  } catch {
    return { tags: [], withdrawn: [] };
  }
}

const log = (level, msg, more) =>
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, msg, ...more })}\n`,
  );

/** Says once that Redis is away, and once that it is back. */
function logger() {
  let isOut = false;
  return {
    out(reason) {
      if (!isOut) log('warn', 'notes: Redis is away', { reason });
      isOut = true;
    },
    back() {
      if (isOut) log('info', 'notes: Redis is back');
      isOut = false;
    },
  };
}

const forgetful = () => new Error('the disk takes no note');

/** Who catches up hears no note again once its place is remembered: before that, what it names is on the disk. */
function keepChanges() {
  if (!flushChanges()) throw forgetful();
}

/**
 * Reads the notes of the CMS from a Redis stream, for as long as the process lives (docs/decisions/0037). The id of the last one
 * lies on the disk beside what is kept, so that what was missed meanwhile is applied before the first request.
 * @param {{ url: string, folder: string, apply: (note: Note) => Promise<void>, isOver?: () => boolean }} by
 */
export function noteStream({ url, folder, apply, isOver = () => false }) {
  const file = join(folder, '.next/cache/last-note.json');
  const said = logger();
  /** '': nothing was heard yet. */
  let last = readJson(file, '');

  function remember(id) {
    last = id;
    writeJsonDurably(file, id);
  }

  /**
   * If nothing was heard yet, anything may be stale. If the last entry is no longer there, the stream was trimmed, or lost: what was
   * missed may have been a withdrawal, too (docs/decisions/0023).
   */
  async function findPlace(client) {
    const [known] = last ? await client.xrange(NOTE_STREAM, last, last) : [];
    if (known) return;
    const [newest] = await client.xrevrange(NOTE_STREAM, '+', '-', 'COUNT', 1);
    const id = newest?.[0] ?? (await client.xadd(NOTE_STREAM, '*', 'note', '{}'));
    const withdrawn = last ? EVERYTHING : [];
    await apply({ tags: EVERYTHING, withdrawn })
      .then(keepChanges)
      .catch(async (failure) => {
        await wait(DISK_MS, undefined, { ref: false });
        throw failure;
      });
    remember(id);
  }

  /** All of them, also when the disk takes none: what was withdrawn is gone from memory at least (docs/decisions/0023). */
  async function hear(found) {
    const entries = found?.[0]?.[1] ?? [];
    let [done, failure] = ['', null];
    for (const [id, fields] of entries) {
      await apply(noteOf(fields)).catch((error) => (failure ??= error));
      if (!failure) done = id;
    }
    if (done) {
      keepChanges();
      remember(done);
    }
    if (failure) throw failure;
  }

  async function read(client, block) {
    const how = block ? ['COUNT', 100, 'BLOCK', BLOCK_MS] : ['COUNT', 10_000];
    return within(2 * BLOCK_MS, client.xread(...how, 'STREAMS', NOTE_STREAM, last), late);
  }

  /** Until the connection breaks. */
  async function session(onCaughtUp) {
    const { default: Redis } = await import('ioredis');
    const client = new Redis(url, OPTIONS);
    client.on('error', (error) => said.out(messageOf(error)));
    try {
      await within(PLACE_MS, client.connect(), late);
      await within(PLACE_MS, findPlace(client), late);
      await hear(await read(client, false));
      said.back();
      onCaughtUp();
      while (!isOver()) await hear(await read(client, true));
    } catch (error) {
      said.out(messageOf(error));
    } finally {
      client.disconnect();
    }
  }

  return {
    /** Resolves when all that was missed is applied, or Redis is not there in time. */
    start() {
      const caughtUp = new Promise((resolve) => {
        void (async () => {
          while (!isOver()) {
            await session(resolve);
            await wait(PAUSE_MS, undefined, { ref: false });
          }
        })();
      });
      return Promise.race([caughtUp, wait(START_MS, undefined, { ref: false })]);
    },
  };
}

/** Marks what the website keeps, as Next would. */
function marker(folder) {
  const handler = new PolicyHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, '.next/server'),
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return async ({ tags, withdrawn, ids = [] }) => {
    if (ids.length > 0) log('info', 'note applied', { changes: ids });
    if (tags.length > 0) await handler.revalidateTag(tags, { expire: A_YEAR });
    const gone = withdrawn.map((tag) => `withdrawn:${tag}`);
    if (gone.length > 0) await handler.revalidateTag(gone, { expire: 0 });
    if (isForgetful()) throw forgetful();
  };
}

/** To this process's own /api/revalidate, as the CMS does where there is no Redis. */
function poster(origin, secret) {
  return async (note) => {
    const body = JSON.stringify({ ...note, at: Date.now() });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` };
    const signal = AbortSignal.timeout(2000);
    const how = { method: 'POST', headers, body, signal };
    const answer = await fetch(`${origin}/api/revalidate`, how);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
}

/**
 * Follows the stream; before the first request it applies what was missed.
 * @param {{ folder: string, origin: string, server: import('node:http').Server, env?: NodeJS.ProcessEnv }} by
 */
export async function followNotes({ folder, origin, server, env = process.env }) {
  const { REDIS_URL: url = '', REVALIDATE_SECRET: secret = '' } = env;
  if (!url.trim() || !secret) return;
  const mark = marker(folder);
  const post = poster(origin, secret);
  /** By itself while it can't take requests, or if it doesn't answer. */
  const apply = (note) => (server.listening ? post(note).catch(() => mark(note)) : mark(note));
  await noteStream({ url: url.trim(), folder, apply }).start();
  beginServing();
}
