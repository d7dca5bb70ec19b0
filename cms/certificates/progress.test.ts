import type { Job } from './jobs';
import { toProgress } from './progress';

test('of many faults the first are told, and how many there are', () => {
  const works = Array.from({ length: 201 }, (_, index) => index + 1);
  const faults = works.map((work) => ({ work, reason: 'noNumber' as const, detail: '' }));
  const job: Job = {
    ...{ id: 'a', rev: 'b', by: '3', works, faults },
    status: 'done',
    locales: ['en'],
    ...{ next: 201, made: 0, unchanged: 0, leaseUntil: 0 },
    ...{ createdAt: 0, startedAt: 1000, finishedAt: 2000 },
  };
  const { faults: told, faultCount, total } = toProgress(job, 2000);
  expect([told.length, told.at(-1)?.work, faultCount, total]).toEqual([200, 200, 201, 201]);
});
