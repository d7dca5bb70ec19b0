import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { refuse, unavailable } from '@/lib/api/answers';
import { logRefusal } from '@/lib/api/logRefusal';
import { readNote } from '@/lib/api/note';
import { pagesOfTags } from '@/lib/api/pagesOfTags';
import { isForgetful } from '@/lib/cache/jsonFile.mjs';
import { inBatches, visit } from '@/lib/check/ownPages';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/localePath';
import { LOCALES } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { withdrawnTag } from '@/lib/services/cached';
import { acceptedSecrets } from '@/lib/signing';
import { tellPages } from '@/server/warmNotes.mjs';

const REFUSED = { signature: 401, shape: 400, age: 400 } as const;
const LARGEST_NOTE = 64 * 1024;

/** Infinite when the header is missing. */
const sizeOf = ({ headers }: Request) =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);

/** After a withdrawal the pages that most visitors open are rendered again at once. */
const MOST_VISITED = [...LOCALES.map((locale) => localePath(locale, '/')), '/albumsView'];

/**
 * The CMS sends the tags of what an editor changed: visitors get the cached page until the new one is rendered. A page
 * that may contain withdrawn content is never served again (docs/decisions/0023).
 */
export async function POST(request: Request) {
  if (!(sizeOf(request) <= LARGEST_NOTE)) return refuse('too.large');
  const body = await request.text();
  const signature = request.headers.get('x-signature') ?? '';
  const { revalidateSecret, revalidateSecretPrevious } = env();
  const secrets = acceptedSecrets(revalidateSecret, revalidateSecretPrevious);
  const note = readNote(body, signature, { secrets, now: Date.now() });
  if ('refusal' in note) {
    const reason = note.refusal;
    await logRefusal(request.headers, { msg: 'note refused', path: '/api/revalidate', reason });
    return Response.json(note, { status: REFUSED[note.refusal] });
  }
  const { ids } = note;
  if (ids.length > 0) {
    log({ level: 'info', msg: 'note applied', path: '/api/revalidate', changes: ids });
  }
  for (const tag of note.tags) revalidateTag(tag, 'max');
  for (const tag of note.withdrawn) revalidateTag(withdrawnTag(tag), { expire: 0 });
  if (note.withdrawn.length > 0) after(() => inBatches(MOST_VISITED, (path) => visit(path, 'GET')));
  after(() => tellPages(pagesOfTags(note.tags)));
  // The CMS tells everything twice: at the latest then it hears that this website would forget it, and goes on telling.
  if (isForgetful()) return unavailable();
  return Response.json({ ok: true });
}
