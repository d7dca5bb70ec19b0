import type { PayloadRequest } from 'payload';
import { signatureOf } from '@/lib/signing';
import { IS_SEEDING, REVALIDATE_SECRET, WEBSITE_ORIGINS } from './env';
import { BRIEFLY_MS } from './queries/briefly';

const WINDOW_MS = 200;
const TIMEOUT_MS = 2000;
/** Longer than rendering a page takes. */
const ECHO_MS = 2000;
/** A lost note about a change costs five minutes, the website's own revalidation time. A withdrawal is retried until it arrives. */
const TRIES = { change: 2, withdrawal: 200 };
const LONGEST_PAUSE_MS = 60_000;
/** The website refuses a note with more (lib/api/note.ts). Editors may choose any number of works at once. */
const MOST_TAGS = 500;

/** `withdrawn`: the tags of what nobody may see any more. */
type Note = { tags: string[]; withdrawn: string[] };
type Log = PayloadRequest['payload']['logger'];

const waiting = { tags: new Set<string>(), withdrawn: new Set<string>() };
const open = new Set<PayloadRequest>();
let timer: NodeJS.Timeout | undefined;

async function post(origin: string, note: Note): Promise<void> {
  const body = JSON.stringify({ ...note, at: Date.now() });
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': `sha256=${signatureOf(body, REVALIDATE_SECRET)}`,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** The second try is immediate, later ones have growing pauses. */
const pauseAfter = (attempt: number) =>
  attempt < TRIES.change ? 0 : Math.min(1000 * 2 ** (attempt - TRIES.change), LONGEST_PAUSE_MS);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** In the background: an editor never waits for the website. */
async function send(origin: string, note: Note, log: Log) {
  const { tags, withdrawn } = note;
  const tries = withdrawn.length ? TRIES.withdrawal : TRIES.change;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await post(origin, note);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt <= TRIES.change) {
        log.warn({ msg: 'revalidation note failed', attempt, tags, withdrawn, reason });
      }
      await wait(pauseAfter(attempt));
    }
  }
}

function partsOf({ tags, withdrawn }: Note): Note[] {
  const count = Math.ceil(Math.max(tags.length, withdrawn.length) / MOST_TAGS);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * MOST_TAGS, (index + 1) * MOST_TAGS];
    return { tags: tags.slice(from, to), withdrawn: withdrawn.slice(from, to) };
  });
}

const sendToAll = (note: Note, log: Log) =>
  WEBSITE_ORIGINS.forEach((origin) =>
    partsOf(note).forEach((part) => void send(origin, part, log)),
  );

/**
 * Sent twice: a page that was being rendered at the first note has read the old state, and is cached as newer than the
 * note. The second note refreshes it.
 */
function sendTwice(note: Note, log: Log) {
  sendToAll(note, log);
  setTimeout(() => sendToAll(note, log), ECHO_MS).unref();
}

/** Before the commit the website would read the old state again. On SQLite there is only an empty promise here. */
const isCommitted = ({ transactionID }: PayloadRequest) =>
  typeof transactionID !== 'string' && typeof transactionID !== 'number';

function flush(log: Log) {
  if (![...open].every(isCommitted)) return schedule(log);
  const note = { tags: [...waiting.tags], withdrawn: [...waiting.withdrawn] };
  waiting.tags.clear();
  waiting.withdrawn.clear();
  open.clear();
  timer = undefined;
  // Concurrent calls may share an answer from before the commit for BRIEFLY_MS: waits for longer.
  setTimeout(sendTwice, BRIEFLY_MS, note, log).unref();
}

function schedule(log: Log) {
  timer = setTimeout(flush, WINDOW_MS, log);
  timer.unref();
}

/** Loading the demo sends no notes. */
export const sendsNotes = ({ context }: PayloadRequest) =>
  !IS_SEEDING && !context.seeding && REVALIDATE_SECRET !== '';

/** Sends a note after the commit, together with all others of the same moment. */
export function enqueue(kind: keyof Note, tags: string[], req: PayloadRequest) {
  if (!sendsNotes(req) || tags.length === 0) return;
  tags.forEach((tag) => waiting[kind].add(tag));
  open.add(req);
  if (!timer) schedule(req.payload.logger);
}
