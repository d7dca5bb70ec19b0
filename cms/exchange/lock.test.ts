import { takeLock } from './lock';

jest.mock('../env', () => ({ DATABASE_URL: 'postgres://db' }));
jest.mock('../queries/fileLock', () => ({ takeFileLock: jest.fn() }));

const asked: string[] = [];
const query = async (text: string) => {
  asked.push(text);
  return { rows: [{ taken: true }] };
};
const client = { once: jest.fn(), off: jest.fn(), release: jest.fn(), query };

it('an import’s lock on PostgreSQL soon ends with its machine, however that ends', async () => {
  expect(await takeLock({ pool: { connect: async () => client } })).not.toBeNull();
  expect(asked).toEqual([
    expect.stringMatching(/tcp_keepalives_idle = 30.*tcp_keepalives_count = 3/),
    expect.stringContaining('pg_try_advisory_lock'),
  ]);
});
