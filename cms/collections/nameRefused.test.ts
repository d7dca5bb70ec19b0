import { nameRefused } from './nameRefused';

type Told = { id: number; message: string };
const TOLD: Told[] = [
  { id: 1, message: 'It is still in use.' },
  { id: 2, message: 'No title.' },
  { id: 3, message: 'It was deleted meanwhile.' },
];

async function told(operation: string, args: object, language = 'en') {
  const payload = {
    collections: { news: { config: { admin: { useAsTitle: 'title' } } } },
    find: async () => ({
      docs: [
        { id: 1, title: 'The Boat' },
        { id: 2, title: null },
      ],
    }),
  };
  const req = { payload, user: { id: 1 }, locale: 'fr', i18n: { language } };
  const result = { docs: [], errors: TOLD };
  const done = { args, collection: { slug: 'news' }, operation, req, result };
  const named = (await nameRefused(done as never)) as unknown as { errors: Told[] };
  return named.errors.map(({ message }) => message);
}

const where = { id: { in: [1, 2, 3] } };

test.each(['update', 'delete'])('of many each that is refused is named: %s', async (operation) => {
  expect(await told(operation, { where })).toEqual([
    '“The Boat”: It is still in use.',
    // Without a title it has its number.
    '“2”: No title.',
    'It was deleted meanwhile.',
  ]);
});

test('in the editor’s language', async () => {
  const [first] = await told('update', { where }, 'es');
  expect(first).toBe('«The Boat»: It is still in use.');
});

test('what no list asked for is told as it was', async () => {
  expect(await told('update', {})).toEqual(TOLD.map(({ message }) => message));
});
