import { hooksOfNamed } from './refuseInUse';

jest.mock('payload', () => ({ APIError: class APIError extends Error {} }));
jest.mock('../notes/notify', () => ({ notifyOf: () => ({ beforeDelete: [] }) }));

const [refuse] = hooksOfNamed(
  'media',
  { collection: 'albums', fields: ['cover'] },
  { collection: 'news', fields: ['icon'] },
).beforeDelete;

const labels = { albums: { fr: 'Œuvres', zh: '作品' }, news: { fr: 'Actualités', zh: '新闻' } };

const told = async (language: string) => {
  const collections = Object.fromEntries(
    Object.entries(labels).map(([slug, plural]) => [slug, { config: { labels: { plural } } }]),
  );
  const req = {
    context: {},
    i18n: { language, fallbackLanguage: 'en' },
    payload: { collections, count: async () => ({ totalDocs: 2 }) },
  };
  try {
    await refuse?.({ id: 1, req } as never);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['fr', '(Œuvres\u00a0: 2, Actualités\u00a0: 2)'],
  ['zh', '（作品：2，新闻：2）'],
])('Who names it is told with the marks of %s', async (language, users) => {
  expect(await told(language)).toContain(users);
});
