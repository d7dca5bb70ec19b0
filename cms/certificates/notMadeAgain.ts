import type { Locale } from '@/lib/i18n/locales';
import type { Job, JobFault } from './jobs';

type Known = { fault: JobFault; locales: readonly Locale[] };

/**
 * Why changed works lost certificates that could not be made again, oldest job first: for as long as jobs are kept, or until somebody
 * makes them in these languages.
 */
export function notMadeAgain(jobs: readonly Job[]): JobFault[] {
  const all = new Map<number, Known>();
  for (const { by, works, next, faults, locales } of jobs) {
    const told = new Map(faults.map((fault) => [fault.work, fault]));
    for (const work of works.slice(0, next)) {
      const [fault, known] = [told.get(work), all.get(work)];
      if (fault && (known || !by)) all.set(work, { fault, locales: known?.locales ?? locales });
      else if (known?.locales.every((locale) => locales.includes(locale))) all.delete(work);
    }
  }
  return [...all.values()].map(({ fault }) => fault);
}
