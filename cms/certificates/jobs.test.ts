import type { Payload } from 'payload';
import { changeValue, valuesUnder } from '../queries/keyValue';
import { claimJob, queueJob, type Job } from './jobs';

jest.mock('../queries/keyValue', () => ({ changeValue: jest.fn(), valuesUnder: jest.fn() }));

let now = 0;
/** In the database. */
let saved: Job | null = null;

const create = async ({ data }: { data: { data: Job } }) => (saved = data.data);
const payload = { db: { create } } as unknown as Payload;

beforeEach(() => {
  now = 0;
  saved = null;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.mocked(valuesUnder).mockImplementation(async () => (saved ? [saved] : []) as never[]);
  jest.mocked(changeValue).mockImplementation(async (_db, _key, value) => {
    saved = value as Job;
    return true;
  });
});

const queued = async () => {
  const job = await queueJob(payload, { works: [7], locales: ['en'], by: 'command' });
  return String(job?.id);
};

describe('A job', () => {
  it('is for two seconds only theirs who have queued it', async () => {
    const id = await queued();
    now = 1999;
    expect(await claimJob(payload)).toBeNull();
    expect(await claimJob(payload, id)).toMatchObject({ id, status: 'running' });
  });

  it('is then anybody’s', async () => {
    const id = await queued();
    now = 2000;
    expect(await claimJob(payload)).toMatchObject({ id, status: 'running' });
  });

  it('is nobody else’s while it is worked on, and found again ten seconds after the last sign of that', async () => {
    const id = await queued();
    await claimJob(payload, id);
    now = 9999;
    for (const only of [undefined, id]) expect(await claimJob(payload, only)).toBeNull();
    now = 10_000;
    expect(await claimJob(payload)).toMatchObject({ id, status: 'running' });
  });
});
