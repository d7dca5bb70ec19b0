import { markAbsent } from '@/lib/cache/absent';
import { NotFound } from './NotFound';

/** Instead of a kept page that finds nothing to show: the page for 404, with that status. */
export async function absentPage() {
  await markAbsent();
  return <NotFound />;
}
