import type { Payload } from 'payload';
import { readMark, updateMark, type Beginning } from './chunks';

export type Outcome = 'loaded' | 'already loaded' | 'not wanted' | 'begun otherwise';
type Report = (step: string, seconds: number) => void;
/** Does a step, and reports how long it took. */
export type Timed = <T>(step: string, work: Promise<T>) => Promise<T>;

const OWN = ['albums', 'media', 'news', 'years', 'menus'] as const;

async function hasOwnContent(payload: Payload) {
  const counts = await Promise.all(OWN.map((collection) => payload.count({ collection })));
  return counts.some(({ totalDocs }) => totalDocs > 0);
}

/** Fills an empty database, or continues an interrupted load. Never touches other content. */
export async function begin(
  payload: Payload,
  what: Beginning,
  load: (payload: Payload, timed: Timed) => Promise<void>,
  report: Report,
): Promise<Outcome> {
  const mark = await readMark(payload);
  if (mark?.state === 'loaded') return 'already loaded';
  if (mark && (mark.what ?? 'demo') !== what) return 'begun otherwise';
  if (!mark && (await hasOwnContent(payload))) return 'not wanted';
  await updateMark(payload, { state: 'loading', what });
  await load(payload, async (step, work) => {
    const start = performance.now();
    const result = await work;
    report(step, (performance.now() - start) / 1000);
    return result;
  });
  await updateMark(payload, { state: 'loaded' });
  return 'loaded';
}
