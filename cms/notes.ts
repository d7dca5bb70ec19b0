import type { PayloadRequest } from 'payload';
import { signatureOf } from '@/lib/signing';
import { IS_SEEDING, REVALIDATE_SECRET, WEBSITE_ORIGINS } from './env';
import { BRIEFLY_MS } from './queries/briefly';

const WINDOW_MS = 200;
const TIMEOUT_MS = 2000;
/** Longer than a page takes to be made. */
const ECHO_MS = 2000;
/** A lost note of a change costs five minutes, the website's own time limit. One of a withdrawal is sent until it arrives. */
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

/** The second try comes at once, the next after growing pauses. */
const pauseAfter = (attempt: number) =>
  attempt < TRIES.change ? 0 : Math.min(1000 * 2 ** (attempt - TRIES.change), LONGEST_PAUSE_MS);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** An editor never waits for the website. */
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
 * Twice: a page that was being made when the first note came has read the old state, and is kept with a date after the
 * note, as if it were new. The second finds it.
 */
function tell(note: Note, log: Log) {
  sendToAll(note, log);
  setTimeout(() => sendToAll(note, log), ECHO_MS).unref();
}

/** A note before the commit would make the website read the old state again. SQLite leaves an empty promise here. */
const isCommitted = ({ transactionID }: PayloadRequest) =>
  typeof transactionID !== 'string' && typeof transactionID !== 'number';

function flush(log: Log) {
  if (![...open].every(isCommitted)) return schedule(log);
  const note = { tags: [...waiting.tags], withdrawn: [...waiting.withdrawn] };
  waiting.tags.clear();
  waiting.withdrawn.clear();
  open.clear();
  timer = undefined;
  // An answer from before the commit may still be shared by a burst of calls: outlive it.
  setTimeout(tell, BRIEFLY_MS, note, log).unref();
}

function schedule(log: Log) {
  timer = setTimeout(flush, WINDOW_MS, log);
  timer.unref();
}

/** Loading the demo exhibition is told to nobody. */
export const isTold = ({ context }: PayloadRequest) =>
  !IS_SEEDING && !context.seeding && REVALIDATE_SECRET !== '';

/** Tells the website, together with what else is told within a moment, once it is committed. */
export function enqueue(kind: keyof Note, tags: string[], req: PayloadRequest) {
  if (!isTold(req) || tags.length === 0) return;
  tags.forEach((tag) => waiting[kind].add(tag));
  open.add(req);
  if (!timer) schedule(req.payload.logger);
}
