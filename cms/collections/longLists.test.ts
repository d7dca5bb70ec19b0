import { longList } from './longLists';
import { findListed } from '../queries/listedIds';

jest.mock('../queries/listedIds', () => ({
  findListed: jest.fn(async () => ({ ids: [7, 3], total: 400 })),
  isListName: (name: string) => ['albums', 'media'].includes(name),
}));

const WITH_DRAFTS = { slug: 'albums', versions: { drafts: {} }, defaultSort: '-updatedAt' };
const FILES = { slug: 'media', versions: false };

/** The page that is asked of Payload, once the hook has seen it. */
async function seen(collection: object, args: object) {
  const [findIds] = longList.beforeOperation;
  const req = { user: { id: 1 }, locale: 'en' };
  return findIds?.({ args, collection, operation: 'read', req } as never);
}

const PAGE = { page: 30, limit: 10 };
const ALONE = { where: { id: { in: [7, 3] } }, page: 1, pagination: false };

beforeEach(() => jest.mocked(findListed).mockClear());

describe('A page far down a list of the CMS has its ids from our own statement', () => {
  it.each([
    ['files, as its screen asks: with drafts, though there are none', FILES, true],
    ['files, without', FILES, false],
    ['works, of which the newest versions are asked for', WITH_DRAFTS, true],
  ])('%s', async (_, collection, draft) => {
    expect(await seen(collection, { draft, ...PAGE })).toMatchObject(ALONE);
    expect(findListed).toHaveBeenCalledWith(collection.slug, { start: 290, count: 10 });
  });

  it('but not of works as they are published, in which the list has another order', async () => {
    const args = { draft: false, ...PAGE };
    expect(await seen(WITH_DRAFTS, args)).toBe(args);
    expect(findListed).not.toHaveBeenCalled();
  });
});
