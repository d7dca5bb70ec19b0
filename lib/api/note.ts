import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { array, number, object, string } from 'yup';

const MAX_AGE_MS = 5 * 60 * 1000;
const MOST_TAGS = 500;
const TAG =
  /^(?:albums|news|videos|lives|menus|areas|webContent|(?:album|comments|news|webContent):[\w-]{1,64})$/;

const tags = array(string().required().matches(TAG)).max(MOST_TAGS);

const note = object({
  tags: tags.required(),
  /** Of what nobody may see any more. */
  withdrawn: tags,
  at: number().integer().required(),
});

export type NoteOutcome =
  { tags: string[]; withdrawn: string[] } | { refusal: 'signature' | 'shape' | 'age' };

const signatureOf = (body: string, secret: string) =>
  createHmac('sha256', secret).update(body).digest();

export const signNote = (body: string, secret: string) =>
  `sha256=${signatureOf(body, secret).toString('hex')}`;

/** In constant time, and never true while there is no secret. */
function isSigned(body: string, signature: string, secret: string): boolean {
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!secret || !hex) return false;
  return timingSafeEqual(signatureOf(body, secret), Buffer.from(hex, 'hex'));
}

function parsed(body: string) {
  try {
    return note.validateSync(JSON.parse(body), { strict: true });
  } catch {
    return null;
  }
}

/** A signed note about what an editor changed: its tags, or why it is refused. */
export function readNote(
  body: string,
  signature: string,
  { secret, now }: { secret: string; now: number },
): NoteOutcome {
  if (!isSigned(body, signature, secret)) return { refusal: 'signature' };
  const content = parsed(body);
  if (!content) return { refusal: 'shape' };
  if (Math.abs(now - content.at) > MAX_AGE_MS) return { refusal: 'age' };
  const { withdrawn = [] } = content;
  return { tags: [...new Set(content.tags)], withdrawn: [...new Set(withdrawn)] };
}
