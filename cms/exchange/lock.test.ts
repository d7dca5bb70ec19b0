import { takeLock } from './lock';

jest.mock('../env', () => ({ DATABASE_URL: 'postgres://db' }));
jest.mock('../queries/fileLock', () => ({ takeFileLock: jest.fn() }));

const asked: string[] = [];
/** The statement that fails. */
let failing = '';
const query = async (text: string) => {
  asked.push(text);
  if (failing && text.includes(failing)) throw new Error('no answer');
  return { rows: [{ taken: true }] };
};
const client = { once: jest.fn(), off: jest.fn(), release: jest.fn(), query };

beforeEach(() => {
  failing = '';
  asked.length = 0;
  client.release.mockReset();
});

it('an import’s lock on PostgreSQL soon ends with its machine, however that ends', async () => {
  expect(await takeLock({ pool: { connect: async () => client } })).not.toBeNull();
  expect(asked).toEqual([
    expect.stringMatching(/tcp_keepalives_idle = 30.*tcp_keepalives_count = 3/),
    expect.stringContaining('pg_try_advisory_lock'),
  ]);
});

it('why there is no lock isn’t lost when the pool has the connection back already', async () => {
  failing = 'keepalives';
  client.release.mockImplementation(() => {
    throw new Error('Release called on client which has already been released to the pool.');
  });
  const pool = { connect: async () => client };
  await expect(takeLock({ pool })).rejects.toThrow('no answer');
});

it.each(['keepalives', 'advisory'])(
  'its connection doesn’t stay taken when the statement with “%s” fails on it',
  async (word) => {
    failing = word;
    const pool = { connect: async () => client };
    await expect(takeLock({ pool })).rejects.toThrow('no answer');
    expect(client.release.mock.calls).toEqual([[true]]);
  },
);
