import 'server-only';
import { traceHeaders } from '@/lib/traceHeaders';
import { requestScope } from '@/server/requestScope.mjs';

/** The headers by which a request is followed from this program into the next: its id, and its trace if there is one. */
export function followedBy(): Record<string, string> {
  const id = requestScope.getStore()?.id;
  return { ...(id && { 'x-request-id': id }), ...traceHeaders() };
}
