import 'server-only';
import { array, number, object, string } from 'yup';
import { MOST_IDS, MOST_TAGS, TAG } from '@/lib/contract/tags';
import { isSignatureOf, signatureOf } from '@/lib/signing';
import { REQUEST_ID_FORM } from '@/server/requestId.mjs';

const MAX_AGE_MS = 5 * 60 * 1000;

const tags = array(string().required()).max(MOST_TAGS);

const note = object({
  tags: tags.required(),
  /** The tags of what was withdrawn. */
  withdrawn: tags,
  /** Of the requests to the CMS that changed it. */
  ids: array(string().required().matches(REQUEST_ID_FORM)).max(MOST_IDS),
  at: number().integer().required(),
});

type NoteOutcome =
  | { tags: string[]; withdrawn: string[]; ids: string[] }
  | { refusal: 'signature' | 'shape' | 'age' };

/** Each once. A newer CMS may have kinds of tags that this website doesn't know, and keeps nothing by; the others count. */
const known = (tags: readonly string[]) => [...new Set(tags.filter((tag) => TAG.test(tag)))];

const PREFIX = 'sha256=';

export const signNote = (body: string, secret: string) => PREFIX + signatureOf(body, secret);

function parsed(body: string) {
  try {
    return note.validateSync(JSON.parse(body), { strict: true });
  } catch {
    return null;
  }
}

/** Verifies a signed note about what an editor changed: returns its tags, or why it is refused. */
export function readNote(
  body: string,
  signature: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): NoteOutcome {
  const isSigned =
    signature.startsWith(PREFIX) && isSignatureOf(signature.slice(PREFIX.length), body, secrets);
  if (!isSigned) return { refusal: 'signature' };
  const content = parsed(body);
  if (!content) return { refusal: 'shape' };
  if (Math.abs(now - content.at) > MAX_AGE_MS) return { refusal: 'age' };
  const { withdrawn = [], ids = [] } = content;
  return { tags: known(content.tags), withdrawn: known(withdrawn), ids };
}
