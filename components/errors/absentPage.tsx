import { markAbsent, noteAbsent } from '@/lib/cache/absent';
import { NotFound } from './NotFound';

/** Instead of a kept page that finds nothing to show: the page for 404, with that status. */
export async function absentPage() {
  await markAbsent();
  return <NotFound />;
}

/** The same for a page that is made per request. */
export function absentAnswer() {
  noteAbsent();
  return <NotFound />;
}
