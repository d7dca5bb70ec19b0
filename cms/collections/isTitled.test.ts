import type { PayloadRequest } from 'payload';
import { isTitled, keepTitles } from './isTitled';

jest.mock('payload/shared', () => ({
  text: (value: unknown, { required }: { required?: boolean }) =>
    Boolean(value) || !required || 'This field is required.',
}));

type Save = {
  /** What is sent, to one or to many. */
  data?: object;
  where?: object;
  /** The title in any language. */
  stored?: string | null;
  context?: object;
};

/** Whether a save in a language without a title is taken. */
async function isTaken({ data = {}, where, stored = null, context = {} }: Save) {
  const payload = {
    collections: { news: { config: { admin: { useAsTitle: 'title' } } } },
    find: async () => ({ docs: [{ id: 7, title: stored }] }),
  };
  const req = { payload, context, user: { id: 1 }, locale: 'fr' } as unknown as PayloadRequest;
  const collection = { slug: 'news', admin: { useAsTitle: 'title' } };
  const save = { args: { data, where }, collection, operation: 'update', req };
  await keepTitles(save as never);
  const asked = { req, id: 7, collectionSlug: 'news', required: true };
  return (await isTitled(undefined, asked as never)) === true;
}

const where = { id: { in: [7] } };
const data = { _status: 'published' };

describe('A title that is missing in the language of the save', () => {
  it('is taken of many that are published, if there is one in another', async () => {
    expect(await isTaken({ data, where, stored: 'The Boat' })).toBe(true);
    expect(await isTaken({ data, where })).toBe(false);
  });

  it('is refused if it was sent so', async () => {
    const sent = { ...data, title: '' };
    expect(await isTaken({ data: sent, where, stored: 'The Boat' })).toBe(false);
  });

  it('is refused of one', async () => {
    expect(await isTaken({ data, stored: 'The Boat' })).toBe(false);
  });

  it('is taken of a version that is restored', async () => {
    expect(await isTaken({ context: { isRestoringVersion: true } })).toBe(true);
  });
});
