import { createHmac } from 'node:crypto';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { IS_SEEDING, REVALIDATE_SECRET, WEBSITE_ORIGIN } from './env';
import { BRIEFLY_MS } from './queries/briefly';
import { tagsOf, tagsOfGlobal, type Doc } from './tags';

const WINDOW_MS = 200;
const TIMEOUT_MS = 2000;
const TRIES = 2;
/** Longer than a page takes to be made. */
const ECHO_MS = 2000;

const waiting = new Set<string>();
const open = new Set<PayloadRequest>();
let timer: NodeJS.Timeout | undefined;

async function post(tags: string[]): Promise<void> {
  const body = JSON.stringify({ tags, at: Date.now() });
  const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
  const response = await fetch(`${WEBSITE_ORIGIN}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** An editor never waits for the website: its own time limit of 5 minutes is the safety net. */
async function send(tags: string[], log: PayloadRequest['payload']['logger']) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      return await post(tags);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ msg: 'revalidation note failed', attempt, tags, reason });
    }
  }
}

/**
 * Twice: a page that was being made when the first note came has read the old state, and is kept with a date after the
 * note, as if it were new. The second finds it.
 */
function tell(tags: string[], log: PayloadRequest['payload']['logger']) {
  void send(tags, log);
  setTimeout(() => void send(tags, log), ECHO_MS).unref();
}

/** A note before the commit would make the website read the old state again. SQLite leaves an empty promise here. */
const isCommitted = ({ transactionID }: PayloadRequest) =>
  typeof transactionID !== 'string' && typeof transactionID !== 'number';

function flush(log: PayloadRequest['payload']['logger']) {
  if (![...open].every(isCommitted)) return schedule(log);
  const tags = [...waiting];
  waiting.clear();
  open.clear();
  timer = undefined;
  // An answer from before the commit may still be shared by a burst of calls: outlive it.
  setTimeout(tell, BRIEFLY_MS, tags, log).unref();
}

function schedule(log: PayloadRequest['payload']['logger']) {
  timer = setTimeout(flush, WINDOW_MS, log);
  timer.unref();
}

function enqueue(tags: string[], req: PayloadRequest) {
  if (IS_SEEDING || req.context.seeding || !REVALIDATE_SECRET) return;
  tags.forEach((tag) => waiting.add(tag));
  open.add(req);
  if (!timer) schedule(req.payload.logger);
}

/** A saved draft of something never published concerns nobody; kinds without drafts have no status. */
const isPublic = (doc: Doc | undefined) =>
  doc?._status === undefined || doc._status === 'published';

export function notifyOf(slug: string) {
  return {
    afterChange: [
      ({ doc, previousDoc, operation, req }) => {
        const before = operation === 'update' ? (previousDoc as Doc) : undefined;
        if (isPublic(doc) || (before && isPublic(before))) enqueue(tagsOf(slug, doc, before), req);
      },
    ],
    afterDelete: [({ doc, req }) => enqueue(tagsOf(slug, doc), req)],
  } satisfies CollectionConfig['hooks'];
}

export function notifyOfGlobal(slug: string) {
  return {
    afterChange: [({ req }) => enqueue(tagsOfGlobal(slug), req)],
  } satisfies GlobalConfig['hooks'];
}
