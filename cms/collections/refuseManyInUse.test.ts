import { rowsBy } from '../queries/driver';
import { refuseManyInUse } from './refuseManyInUse';

jest.mock('payload', () => ({ APIError: class APIError extends Error {} }));
jest.mock('../queries/driver', () => ({ rowsBy: jest.fn() }));
jest.mock('../queries/mediaUse', () => ({ isInText: async () => false, isNamed: null }));

const aFile = (at: number) => ({
  id: at,
  filename: `${at}.jpg`,
  created_at: '2026-12-01',
  named: 1,
});

async function told(language: string, count: number) {
  const files = Array.from({ length: count }, (_, at) => aFile(at + 1));
  jest.mocked(rowsBy).mockResolvedValue(files);
  const req = { context: {}, i18n: { language }, payload: { db: {} }, user: { id: 1 } };
  const args = { where: { id: { in: files.map(({ id }) => id) } } };
  try {
    await refuseManyInUse({ args, operation: 'delete', req } as never);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ['en', '(1.jpg, 2.jpg)'],
  ['zh', '1.jpg，2.jpg'],
])('Files in use are told with the comma of %s', async (language, names) => {
  expect(await told(language, 2)).toContain(names);
});

test('Of many that are in use ten are named', async () => {
  expect(await told('en', 11)).toMatch(/: 11 \(1\.jpg, .*, 10\.jpg …\)/);
});
