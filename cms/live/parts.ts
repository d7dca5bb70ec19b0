import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Requests to one host outside. A broadcast has a few at a time: the playlists and newest segments of its qualities. */
const MOST_AT_ONCE = 16;
/** Different ones of one visitor, or of a class behind one address: whoever asks for all sorts of parts leaves the others room. */
const MOST_OF_ONE = 8;
/** Ten seconds of a film in the best quality are smaller. */
const LARGEST_PART = 32 * 1024 * 1024;
/** Of all parts that are still being read by visitors. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Who reads more slowly can't watch it. */
const LONGEST_MS = 60_000;

const held = new Set<Part>();
let heldBytes = 0;

/**
 * A part of a broadcast, read from its host as fast as it comes, once for all who ask for it meanwhile. Each visitor reads it as
 * fast as they can: who reads nothing holds no connection outside, and what nobody reads goes first when memory runs short.
 */
export class Part {
  readonly #source: IncomingMessage;
  readonly #leaveLine: () => void;
  readonly #readers = new Set<Readable>();
  readonly #late: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  readonly #begunAt = performance.now();
  #bytes = 0;
  #isComplete = false;

  /** `leaveLine`: called when the host has sent all, or is asked for no more. */
  constructor(source: IncomingMessage, leaveLine: () => void) {
    this.#source = source;
    this.#leaveLine = leaveLine;
    this.#late = setTimeout(() => this.#drop('read too slowly'), LONGEST_MS).unref();
    held.add(this);
    source.on('error', () => undefined);
    source.on('data', (chunk: Buffer) => this.#take(chunk));
    source.once('close', () => this.#end());
  }

  /** It was given up before all of it came. */
  get isGone() {
    return this.#source.destroyed && !this.#isComplete;
  }

  get status() {
    return this.#source.statusCode;
  }

  get range() {
    return this.#source.headers['content-range'];
  }

  /** All of it, for one more visitor. */
  read(): Readable {
    const reader = new Readable({
      read: () => undefined,
      destroy: (error, done) => {
        this.#leave(reader);
        done(error);
      },
    });
    this.#readers.add(reader);
    for (const chunk of this.#chunks) reader.push(chunk);
    if (this.#isComplete) reader.push(null);
    return reader;
  }

  #take(chunk: Buffer) {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    heldBytes += chunk.length;
    for (const reader of this.#readers) reader.push(chunk);
    if (this.#bytes > LARGEST_PART) this.#drop('too large');
    if (heldBytes > MOST_BYTES) Part.#makeRoom();
  }

  /** The bytes that its fastest reader has not taken yet. */
  get #unread() {
    const left = [...this.#readers].map(({ readableLength }) => readableLength);
    return Math.min(this.#bytes, ...left);
  }

  /** First go those of which nobody has taken anything, then those that are read most slowly; of either the largest that are old. */
  static #makeRoom() {
    const now = performance.now();
    const orderOf = (part: Part) => ({
      part,
      isUntouched: part.#unread === part.#bytes,
      waited: part.#unread * (now - part.#begunAt),
    });
    const order = [...held]
      .map(orderOf)
      .sort((a, b) => Number(b.isUntouched) - Number(a.isUntouched) || b.waited - a.waited);
    for (const { part } of order) {
      if (heldBytes <= MOST_BYTES) return;
      part.#drop('no memory for it');
    }
  }

  #end() {
    if (!this.#source.readableEnded) return this.#drop('cut off');
    this.#isComplete = true;
    this.#leaveLine();
    for (const reader of this.#readers) reader.push(null);
  }

  #drop(reason: string) {
    this.#free();
    for (const reader of this.#readers) reader.destroy(new Error(reason));
  }

  #leave(reader: Readable) {
    this.#readers.delete(reader);
    if (this.#readers.size === 0) this.#free();
  }

  #free() {
    clearTimeout(this.#late);
    this.#source.destroy();
    this.#leaveLine();
    if (held.delete(this)) heldBytes -= this.#bytes;
  }
}

/** A number is the status of a refusal. */
export type Answer = Part | number;

/** `visitor`: '' when unknown. `key`: equal for equal requests. */
type Wanted = { host: string; visitor: string; key: string };
type Asked = { visitor: string; answer: Promise<Answer> };

/** By host, so that one that hangs takes no place of another's. */
const hosts = new Map<string, Map<string, Asked>>();

/** Whether all places are taken, or all that one visitor may have. */
function isFull(underWay: ReadonlyMap<string, Asked>, visitor: string): boolean {
  if (underWay.size >= MOST_AT_ONCE) return true;
  const own = [...underWay.values()].filter((asked) => asked.visitor === visitor);
  return visitor !== '' && own.length >= MOST_OF_ONE;
}

/** Asks a host outside, once for all equal requests; null when too many others to this host are under way. */
export function askOnce(
  { host, visitor, key }: Wanted,
  ask: (leaveLine: () => void) => Promise<Answer>,
): Promise<Answer> | null {
  const underWay = hosts.get(host) ?? new Map<string, Asked>();
  hosts.set(host, underWay);
  const known = underWay.get(key);
  if (known) return known.answer;
  if (isFull(underWay, visitor)) return null;
  const leaveLine = () => {
    if (underWay.get(key)?.answer === answer) underWay.delete(key);
  };
  const answer = ask(leaveLine);
  underWay.set(key, { visitor, answer });
  return answer;
}
