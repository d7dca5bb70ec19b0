import 'server-only';
import { unstable_cache } from 'next/cache';
import { countAbsent } from '@/lib/api/visitorLimits';
import { requestScope } from '@/server/requestScope.mjs';

/**
 * For a kept page that finds nothing to show: the answer's status is 404 (policyHandler.mjs reads the tag). Unlike
 * `notFound()`, whose page only the browser can draw, the page that calls this is whole in the first HTML.
 */
export async function markAbsent() {
  await Promise.all([mark(), countAbsent()]);
}

/** The same for a page that is made per request: server/guard.mjs gives the answer its status. */
export function noteAbsent() {
  const scope = requestScope.getStore();
  if (scope) scope.isAbsent = true;
}

const mark = unstable_cache(async () => true, ['absent'], { tags: ['absent'] });
