import { LRUCache } from 'lru-cache';
import { findPublishedFile } from '../files/publishedFile';
import { textOfFile } from '../files/wholeFile';
import { MIME_BY_EXTENSION } from '../files/mediaFiles';
import { briefly } from '../queries/briefly';
import { epochOf } from '../queries/database';
import { findLive, findUploads } from '../queries/lives';
import { ownParts } from './ownParts';
import { livePlaylist } from './playlist';
import { readRecording, type Recording } from './recording';

const NO_STORE = { 'cache-control': 'no-store' };

/** A segment that is uploaded after its playlist, or again, is found by then. */
const NAMES_KNOWN_MS = 10_000;

/** As long as the website waits for it. */
const READ_MS = 5000;

/** By file name, which contains a hash of the content. */
const cache = new LRUCache<string, Recording>({ max: 20, ttl: NAMES_KNOWN_MS });

async function textOf(filename: string): Promise<string> {
  const file = await findPublishedFile('video', filename);
  // Several visitors share it: it ends with none of them.
  return (file && (await textOfFile(file, AbortSignal.timeout(READ_MS)))) ?? '';
}

/** The uploaded playlist has the segments' original names: maps them to the stored ones, which contain a hash. */
async function withStoredNames(
  { segments, head, seconds }: Recording,
  filename: string,
): Promise<Recording> {
  const originals = [...segments.map(({ name }) => name), ...(head ? [head] : [])];
  const names = ownParts(await findUploads(originals, filename), filename);
  const stored = (name: string) => names.get(name.normalize('NFC')) ?? name;
  return {
    segments: segments.map((segment) => ({ ...segment, name: stored(segment.name) })),
    seconds,
    head: head && stored(head),
  };
}

async function recordingOf(filename: string): Promise<Recording | null> {
  const known = cache.get(filename);
  if (known) return known;
  const read = readRecording(await textOf(filename));
  if (!read) return null;
  const recording = await withStoredNames(read, filename);
  cache.set(filename, recording);
  return recording;
}

async function playlistOf(id: number): Promise<string | null> {
  const live = await findLive(id);
  const recording = live?.file ? await recordingOf(live.file) : null;
  if (!live || !recording) return null;
  const broadcast = { start: epochOf(live.s_time) ?? 0, end: epochOf(live.e_time) };
  return livePlaylist(recording, broadcast, Date.now());
}

/** `/video/live.7.m3u8`: the current playlist of live video 7. */
export async function serveLive(id: number, method: string): Promise<Response> {
  const playlist = await briefly(`live ${id}`, () => playlistOf(id));
  if (playlist === null) return new Response(null, { status: 404, headers: NO_STORE });
  const headers = { ...NO_STORE, 'content-type': MIME_BY_EXTENSION.m3u8 ?? '' };
  return new Response(method === 'HEAD' ? null : playlist, { headers });
}
