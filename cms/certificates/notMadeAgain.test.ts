import type { Locale } from '@/lib/i18n/locales';
import type { Job, JobFault } from './jobs';
import { notMadeAgain } from './notMadeAgain';

const aFault = (work: number): JobFault => ({ work, reason: 'letters', detail: '♥' });

const aJob = (by: string, locales: Locale[], faults: JobFault[], next = 2): Job => ({
  ...{ id: 'a', rev: 'b', works: [7, 8], by, locales, faults, next },
  status: 'done',
  ...{ made: 0, unchanged: 0, leaseUntil: 0, createdAt: 0, startedAt: 0, finishedAt: 0 },
});

const worksOf = (...jobs: Job[]) => notMadeAgain(jobs).map(({ work }) => work);

describe('notMadeAgain', () => {
  const lost = aJob('', ['en', 'es'], [aFault(7)]);

  it('has what a save took away, not what an editor was told while making it', () => {
    expect(notMadeAgain([lost])).toEqual([aFault(7)]);
    expect(worksOf(aJob('3', ['en'], [aFault(7)]))).toEqual([]);
  });

  it.each([
    ['in all of its languages', aJob('3', ['en', 'fr', 'es'], []), []],
    ['in some', aJob('', ['en'], []), [7]],
    ['not yet, as its turn has not come', aJob('3', ['en', 'es'], [], 0), [7]],
    ['in vain', aJob('3', ['en', 'es'], [aFault(7)]), [7]],
  ])('has it until it is made: %s', (_, later, works) =>
    expect(worksOf(lost, later)).toEqual(works),
  );

  it('has it until it is made in one language after the other, or lost again meanwhile', () => {
    const [english, spanish] = [aJob('', ['en'], []), aJob('3', ['es'], [])];
    expect(worksOf(lost, english, spanish)).toEqual([]);
    expect(worksOf(lost, english, aJob('', ['en'], [aFault(7)]), spanish)).toEqual([7]);
    expect(worksOf(lost, aJob('3', ['en', 'es'], [aFault(7)]), english)).toEqual([7]);
  });
});
