import 'server-only';
import { unstable_cache } from 'next/cache';
import { countAbsent } from '@/lib/api/visitorLimits';

/**
 * For a kept page that finds nothing to show: the answer's status is 404 (policyHandler.mjs reads the tag). Unlike
 * `notFound()`, whose page only the browser can draw, the page that calls this is whole in the first HTML.
 */
export async function markAbsent() {
  await Promise.all([mark(), countAbsent()]);
}

const mark = unstable_cache(async () => true, ['absent'], { tags: ['absent'] });
