import type { Payload } from 'payload';
import { changeValue, valuesUnder } from '../queries/keyValue';
import { claimJob, queueJob, type Job } from './jobs';

jest.mock('../queries/keyValue', () => ({ changeValue: jest.fn(), valuesUnder: jest.fn() }));

let now = 0;
/** In the database. */
let saved: Job | null = null;

const create = async ({ data }: { data: { data: Job } }) => (saved = data.data);
/** What PostgreSQL's clock shows more than this machine's. */
let ahead = 0;
const query = async (_text: string, [more]: number[]) => ({
  rows: [{ moment: String(now + ahead + Number(more)) }],
});
const drizzle = { $client: { query } };
const db = { create, name: 'sqlite', drizzle };
const payload = { db } as unknown as Payload;

beforeEach(() => {
  [now, ahead, saved] = [0, 0, null];
  db.name = 'sqlite';
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

  it('counts the processes that died at it, not those that let it wait', async () => {
    await queued();
    for (const deaths of [0, 1, 2]) {
      now += 10_000;
      expect(await claimJob(payload)).toMatchObject({ deaths });
    }
    if (saved) saved = { ...saved, status: 'waiting', leaseUntil: 0 };
    expect(await claimJob(payload)).toMatchObject({ deaths: 2 });
  });

  it('is on PostgreSQL worked on until its clock says otherwise, whatever those of the CMS say', async () => {
    db.name = 'postgres';
    ahead = 60_000;
    const id = await queued();
    expect(await claimJob(payload, id)).toMatchObject({ leaseUntil: 70_000 });
    // Another machine, whose clock is fast.
    [now, ahead] = [50_000, 19_999];
    expect(await claimJob(payload)).toBeNull();
    ahead = 20_000;
    expect(await claimJob(payload)).toMatchObject({ id });
  });
});
