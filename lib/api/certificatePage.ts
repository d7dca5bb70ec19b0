import 'server-only';
import { headers } from 'next/headers';
import { attempt } from '@/lib/attempt';
import {
  certificateQuery,
  faultOf,
  numberIn,
  EMPTY_QUERY,
  type CertificateOutcome,
  type CertificateQuery,
  type LookedUp,
} from '@/lib/state/certificateQuery';
import { mayLookUp } from './certificateLookUp';

async function outcomeOf<T>(look: () => Promise<LookedUp<T>>): Promise<CertificateOutcome<T>> {
  if (!(await mayLookUp(await headers()))) return { kind: 'tooMany' };
  const answer = await attempt(look());
  return answer.ok ? { kind: 'answered', ...answer.value } : { kind: 'failed' };
}

/** §2: looks up the number in the address on the server, so that it works without JavaScript. `text` undefined: no number given. */
export async function queryForPage<T>(
  text: string | undefined,
  lookUp: (num: string) => Promise<LookedUp<T>>,
): Promise<CertificateQuery<T>> {
  if (text === undefined) return EMPTY_QUERY;
  const num = numberIn(text);
  const requested = certificateQuery<T>(EMPTY_QUERY, { type: 'requested', num });
  if (faultOf(num)) return requested;
  const outcome = await outcomeOf(() => lookUp(num));
  return certificateQuery(requested, { type: 'settled', num, outcome });
}
