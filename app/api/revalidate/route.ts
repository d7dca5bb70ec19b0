import { revalidateTag } from 'next/cache';
import { readNote } from '@/lib/api/note';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

const REFUSED = { signature: 401, shape: 400, age: 400 } as const;
const LARGEST_NOTE = 64 * 1024;

/** Endless when the sender doesn't say. */
const sizeOf = ({ headers }: Request) =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);

/** The CMS tells by tag what an editor changed. Visitors get the kept page until the new one is there. */
export async function POST(request: Request) {
  if (!(sizeOf(request) <= LARGEST_NOTE)) {
    return Response.json({ refusal: 'size' }, { status: 413 });
  }
  const body = await request.text();
  const signature = request.headers.get('x-signature') ?? '';
  const note = readNote(body, signature, { secret: env().revalidateSecret, now: Date.now() });
  if ('refusal' in note) {
    log({ level: 'warn', msg: 'note refused', path: '/api/revalidate', reason: note.refusal });
    return Response.json(note, { status: REFUSED[note.refusal] });
  }
  for (const tag of note.tags) revalidateTag(tag, 'max');
  return Response.json({ ok: true });
}
