import type { Payload } from 'payload';
import { cancelJob, claimJob, findJob, type Job } from './jobs';
import { runJob } from './runJob';
import { untilOver } from './untilOver';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));
jest.mock('./jobs', () => ({
  cancelJob: jest.fn(),
  claimJob: jest.fn(),
  findJob: jest.fn(),
  isOpen: ({ status }: Job) => status === 'waiting' || status === 'running',
}));
jest.mock('./runJob', () => ({ runJob: jest.fn() }));

const aJob = (status: Job['status'], next: number) => ({ id: 'a', status, next }) as Job;
const DONE = aJob('done', 2);

/** `found`: what is in the database each time that it can't be claimed. The job, and what was told. */
async function follow(...found: (Job | null)[]) {
  for (const job of found) jest.mocked(findJob).mockResolvedValueOnce(job);
  const told: string[] = [];
  const job = await untilOver({} as Payload, 'a', {
    onProgress: ({ next }) => void told.push(`${next}`),
    onWaiting: () => void told.push('waiting'),
  });
  return { job, told };
}

beforeEach(() => {
  jest.mocked(claimJob).mockResolvedValue(null);
  jest.mocked(findJob).mockReset();
});

describe('A job of the command', () => {
  const claim = () => jest.mocked(claimJob).mockResolvedValueOnce(aJob('running', 0));

  it('is over when it has been worked on to its end', async () => {
    claim();
    jest.mocked(runJob).mockResolvedValueOnce(DONE);
    expect(await follow()).toEqual({ job: DONE, told: [] });
  });

  it('is waited for when a CMS takes it over in its midst, and not cancelled', async () => {
    claim();
    jest.mocked(runJob).mockResolvedValueOnce(aJob('running', 1));
    const all = await follow(aJob('running', 2), DONE);
    expect(all).toEqual({ job: DONE, told: ['1', '2'] });
  });

  it('is waited for while others are made', async () => {
    const waiting = aJob('waiting', 0);
    const all = await follow(waiting, waiting, DONE);
    expect(all).toEqual({ job: DONE, told: ['waiting'] });
  });

  it('is cancelled by Ctrl-C, which ends the command again when the job is over', async () => {
    const before = process.listeners('SIGINT');
    const added = () => process.listeners('SIGINT').filter((one) => !before.includes(one));
    claim();
    jest.mocked(runJob).mockImplementationOnce(async () => {
      for (const listener of added()) listener('SIGINT');
      return aJob('cancelled', 1);
    });
    await follow();
    expect(cancelJob).toHaveBeenCalledTimes(1);
    expect(cancelJob).toHaveBeenCalledWith({}, 'a');
    expect(added()).toEqual([]);
  });

  it('that was deleted is told', async () => {
    await expect(follow(null)).rejects.toThrow('it was deleted');
  });
});
