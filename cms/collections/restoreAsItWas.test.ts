import type { PayloadRequest } from 'payload';
import { restoreAsItWas } from './restoreAsItWas';

const restoreVersionOperation = jest.fn();
jest.mock('payload', () => ({
  restoreVersionOperation: (asked: object) => restoreVersionOperation(asked) as unknown,
}));

const news = { config: {} };

/** How a version of this status is restored; null: there is none. */
async function restored(status: string | null, query: object = {}) {
  restoreVersionOperation.mockReset().mockResolvedValue({ id: 1, title: 'Before' });
  const findVersionByID = async () => status && { id: 7, version: { _status: status } };
  const req = {
    ...{ query, routeParams: { collection: 'news', id: '7' }, t: (key: string) => key },
    payload: { collections: { news }, findVersionByID },
  } as unknown as PayloadRequest;
  const answer = await restoreAsItWas.handler(req);
  expect(await answer.json()).toEqual({
    ...{ id: 1, title: 'Before' },
    message: 'version:restoredSuccessfully',
  });
  const [[asked]] = restoreVersionOperation.mock.calls as [[{ draft: boolean }]];
  expect(asked).toMatchObject({ id: 7, collection: news, req });
  // Who may restore it is decided in Payload's operation.
  expect(asked).not.toHaveProperty('overrideAccess');
  return asked.draft ? 'draft' : 'published';
}

test('a version that was a draft is restored as a draft, though the button asks for more', async () => {
  expect(await restored('draft', { draft: 'false' })).toBe('draft');
});

test('a version that was published is published, unless a draft is asked for', async () => {
  expect(await restored('published', { draft: 'false' })).toBe('published');
  expect(await restored('published', { draft: 'true' })).toBe('draft');
});

test('of a version that is gone Payload tells', async () => {
  expect(await restored(null)).toBe('published');
});
