import type { Locale } from '@/lib/i18n/locales';
import type { Job, JobFault } from './jobs';

/** The languages are those that are still lost. */
type Known = { fault: JobFault; locales: readonly Locale[] };

/**
 * Why changed works lost certificates that could not be made again, oldest job first: for as long as jobs are kept, or until somebody
 * makes them in these languages, at once or one after the other.
 */
export function notMadeAgain(jobs: readonly Job[]): JobFault[] {
  const all = new Map<number, Known>();
  for (const { by, works, next, faults, locales } of jobs) {
    const told = new Map(faults.map((fault) => [fault.work, fault]));
    const lost = by ? [] : locales;
    for (const work of works.slice(0, next)) {
      const [fault, known] = [told.get(work), all.get(work)];
      const before = known?.locales ?? [];
      const left = before.filter((locale) => !locales.includes(locale));
      if (fault && (known || !by)) all.set(work, { fault, locales: [...before, ...lost] });
      else if (known && left.length > 0) all.set(work, { ...known, locales: left });
      else all.delete(work);
    }
  }
  return [...all.values()].map(({ fault }) => fault);
}
