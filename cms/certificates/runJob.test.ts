import type { Payload } from 'payload';
import { isDraining } from '../http/draining';
import { CertificateFault } from './fault';
import { saveJob, type Job } from './jobs';
import { makeCertificate, type Made } from './make';
import { runJob } from './runJob';

let mockNow = 0;
const MADE: Made = { outcome: 'made', fault: null };

jest.mock('../http/draining', () => ({ isDraining: jest.fn() }));
jest.mock('./jobs', () => ({
  LEASE_MS: 10_000,
  leaseOf: async (_payload: Payload, ms: number) => mockNow + ms,
  saveJob: jest.fn(),
}));
jest.mock('./make', () => ({ makeCertificate: jest.fn(), textsOfJob: () => ({}) }));

const make = jest.mocked(makeCertificate);
const payload = {} as Payload;

const aJob = (by = ''): Job => ({
  id: 'a',
  rev: 'b',
  status: 'running',
  by,
  locales: ['en'],
  works: [7, 8],
  ...{ next: 0, made: 0, unchanged: 0, faults: [], leaseUntil: 0 },
  ...{ createdAt: 0, startedAt: 0, finishedAt: 0 },
});

/** Until it waits no more, and how long it waited each time. */
async function runThrough(claimed: Job) {
  const pauses: number[] = [];
  let job = await runJob(payload, claimed);
  while (job.status === 'waiting') {
    pauses.push(job.leaseUntil - mockNow);
    mockNow = job.leaseUntil;
    job = await runJob(payload, { ...job, status: 'running' });
  }
  return { job, pauses };
}

/** The works in the order in which they were tried. */
const tried = () => make.mock.calls.map(([, work]) => work);

const logged = () =>
  jest.mocked(process.stderr.write).mock.calls.map(([line]) => JSON.parse(String(line)).msg);

beforeEach(() => {
  mockNow = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => mockNow);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.mocked(isDraining).mockReset().mockReturnValue(false);
  jest
    .mocked(saveJob)
    .mockReset()
    .mockImplementation((_payload, job, changes) => Promise.resolve({ ...job, ...changes }));
  make.mockReset().mockResolvedValue(MADE);
});

describe('runJob', () => {
  it('tries a work again that failed for a reason that passes', async () => {
    make.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
    const { job, pauses } = await runThrough(aJob());
    expect(tried()).toEqual([7, 7, 7, 8]);
    expect(job).toMatchObject({ status: 'done', next: 2, made: 2, faults: [] });
    expect(pauses).toEqual([2000, 5000]);
  });

  it.each([
    ['that nobody looks at', '', [7, 7, 7, 7, 7, 8]],
    ['of an editor', '3', [7, 8]],
  ])('tells in a job %s what fails again and again, and goes on', async (_, by, all) => {
    make.mockImplementation((_payload, work) =>
      work === 7 ? Promise.reject(new Error('503')) : Promise.resolve(MADE),
    );
    const { job } = await runThrough(aJob(by));
    expect(tried()).toEqual(all);
    const faults = [{ work: 7, reason: 'failed', detail: '' }];
    expect(job).toMatchObject({ status: 'done', next: 2, made: 1, faults });
  });

  it('counts the tries of each work by themselves', async () => {
    for (const outcome of [null, null, null, MADE, null, null, null, MADE]) {
      if (outcome) make.mockResolvedValueOnce(outcome);
      else make.mockRejectedValueOnce(new Error('503'));
    }
    expect((await runThrough(aJob())).job).toMatchObject({ made: 2, faults: [] });
  });

  it('tries once what is wrong with the work itself', async () => {
    make.mockRejectedValueOnce(new CertificateFault('noPicture'));
    const job = await runJob(payload, aJob());
    expect(tried()).toEqual([7, 8]);
    const faults = [{ work: 7, reason: 'noPicture', detail: '' }];
    expect(job).toMatchObject({ status: 'done', made: 1, faults });
    expect(mockNow).toBe(0);
  });

  it('counts a work that is made in some of the languages, and tells why not in the others', async () => {
    const fault = new CertificateFault('letters', 'Español: ♥');
    make.mockResolvedValueOnce({ outcome: 'made', fault });
    const job = await runJob(payload, aJob());
    const faults = [{ work: 7, reason: 'letters', detail: 'Español: ♥' }];
    expect(job).toMatchObject({ status: 'done', made: 2, faults });
  });

  it.each([
    ['in the log, without a name, where nobody looks on', '', ['work 7: letters']],
    ['an editor alone', '3', []],
  ])('tells a fault of the work %s', async (_, by, lines) => {
    make.mockRejectedValueOnce(new CertificateFault('letters', 'ᠮᠣᠩᠭᠣᠯ'));
    await runJob(payload, aJob(by));
    expect(logged()).toEqual(lines);
  });

  it('waits until an editor has done with the work', async () => {
    make.mockRejectedValueOnce(new CertificateFault('changing'));
    const { job, pauses } = await runThrough(aJob());
    expect(job).toMatchObject({ made: 2, faults: [] });
    expect(pauses).toEqual([2000]);
  });

  it.each(['', '3'])('leaves out, and tells, what three processes died at (by %j)', async (by) => {
    const job = await runJob(payload, { ...aJob(by), deaths: 3 });
    expect(tried()).toEqual([8]);
    const faults = [{ work: 7, reason: 'failed', detail: '' }];
    expect(job).toMatchObject({ status: 'done', made: 1, deaths: 0, faults });
    expect(logged()).toEqual(['work 7: did not finish 3 times']);
  });

  it('tries once more one at which two did', async () => {
    const job = await runJob(payload, { ...aJob(), deaths: 2 });
    expect(tried()).toEqual([7, 8]);
    expect(job).toMatchObject({ made: 2, faults: [] });
  });

  it('counts none of them any more after a try that its process survived', async () => {
    make.mockRejectedValueOnce(new Error('503'));
    const job = await runJob(payload, { ...aJob(), deaths: 2 });
    expect(job).toMatchObject({ status: 'waiting', tries: 1, deaths: 0 });
  });

  it('leaves its place while it waits for the next try', async () => {
    make.mockRejectedValue(new Error('503'));
    const job = await runJob(payload, aJob());
    expect(tried()).toEqual([7]);
    const later = { status: 'waiting', next: 0, tries: 1, leaseUntil: 2000, faults: [] };
    expect(job).toMatchObject(later);
  });

  it('hands the rest to another process when this one is to stop', async () => {
    make.mockImplementation(() => {
      jest.mocked(isDraining).mockReturnValue(true);
      return Promise.resolve(MADE);
    });
    const job = await runJob(payload, aJob());
    expect(tried()).toEqual([7]);
    expect(job).toMatchObject({ status: 'waiting', next: 1, made: 1, leaseUntil: 0 });
  });
});
