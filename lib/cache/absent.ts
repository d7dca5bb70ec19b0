import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * For a kept page that finds nothing to show: the answer's status is 404 (policyHandler.mjs reads the tag). Unlike
 * `notFound()`, whose page only the browser can draw, the page that calls this is whole in the first HTML.
 */
export const markAbsent = unstable_cache(async () => true, ['absent'], { tags: ['absent'] });
