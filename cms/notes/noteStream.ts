import type { Redis } from 'ioredis';
import { NOTE_STREAM } from '@/lib/contract/noteStream.mjs';
import { REDIS_URL } from '../env';

const TIMEOUT_MS = 500;
/** More than a website misses while it is away for a deployment; beyond, it takes all that it keeps for withdrawn. */
const MOST_NOTES = 10_000;

const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: TIMEOUT_MS,
  commandTimeout: TIMEOUT_MS,
  // One that says nothing is left for another. It counts while a command waits for its answer: an idle connection stays.
  socketTimeout: 2 * TIMEOUT_MS,
} as const;

let connection: Promise<Redis> | undefined;
/** Of the last note that this process has added. */
let lastId: string | null = null;
/** Nothing is added before. */
let looked: Promise<unknown> = Promise.resolve();

/**
 * A Redis that comes back with an older copy of its data lacks notes, and a website that was away would find its place all the
 * same. Without the stream every website that comes takes all that it keeps for withdrawn (server/noteStream.mjs).
 */
async function dropOlder(client: Redis) {
  if (!lastId) return;
  const [found] = await client.xrevrange(NOTE_STREAM, lastId, '-', 'COUNT', 1);
  // None: the stream is empty, or newer notes have pushed it out.
  if (found && found[0] !== lastId) await client.del(NOTE_STREAM);
}

async function connect(): Promise<Redis> {
  // The named export `Redis` is missing in a build; the default export is the same class.
  const { default: RedisClient } = await import('ioredis');
  const client = new RedisClient(REDIS_URL, OPTIONS);
  // Each failed note is logged by whoever sends it.
  client.on('error', () => undefined);
  client.on('ready', () => {
    looked = dropOlder(client).catch(() => undefined);
  });
  await client.connect().catch(() => undefined);
  return client;
}

/** Throws when Redis can't be reached: it reconnects by itself. */
export async function addToStream(note: object): Promise<void> {
  const client = await (connection ??= connect());
  await looked;
  const text = JSON.stringify(note);
  lastId = await client.xadd(NOTE_STREAM, 'MAXLEN', '~', MOST_NOTES, '*', 'note', text);
}
