import type { Job } from './jobs';

/** What a screen or a terminal shows of a job. */
export type Progress = Pick<
  Job,
  'id' | 'status' | 'locales' | 'made' | 'unchanged' | 'faults' | 'next'
> & {
  /** All of them: `faults` are the first. */
  faultCount: number;
  total: number;
  /** Null: not yet known. */
  secondsLeft: number | null;
};

/** Of more faults the first are shown. */
const MOST_FAULTS = 200;

export function toProgress(job: Job, now: number): Progress {
  const { id, status, locales, made, unchanged, faults, next, works, startedAt } = job;
  const perWork = next > 0 && startedAt > 0 ? (now - startedAt) / next : null;
  return {
    ...{ id, status, locales, made, unchanged, next },
    faults: faults.slice(0, MOST_FAULTS),
    faultCount: faults.length,
    total: works.length,
    secondsLeft: perWork === null ? null : Math.ceil(((works.length - next) * perWork) / 1000),
  };
}
