import type { CollectionConfig, Config, PayloadRequest } from 'payload';
import { dropWithDocument } from './dropWithDocument';
import { asPlanned, forgetPublishing, hasPublishing } from './jobs';

jest.mock('payload/shared', () => ({ hasScheduledPublishEnabled: () => true }));
jest.mock('./jobs', () => ({
  ...jest.requireActual<object>('./jobs'),
  forgetFaults: jest.fn(),
  forgetPublishing: jest.fn(),
  hasPublishing: jest.fn(async () => true),
}));

const read = jest.fn();

type Status = 'published' | 'draft';
type Save = { row: Status; as: Status; to?: Status; context?: object };

/** Whether nothing publishes it any more after a save; `to`: what is in its row then. */
async function isForgotten({ row, as, to = row, context = {} }: Save) {
  jest.mocked(forgetPublishing).mockClear();
  const { collections } = (await dropWithDocument({
    collections: [{ slug: 'news', fields: [] }],
  } as unknown as Config)) as { collections: CollectionConfig[] };
  const hooks = collections[0]?.hooks;
  const statuses = [row, to];
  const payload = {
    findByID: read.mockImplementation(async () => ({ _status: statuses.shift() })),
  };
  const req = { payload, context: { ...context } } as unknown as PayloadRequest;
  // The newest version is a draft, whatever visitors see.
  const [collection, newest] = [collections[0], { id: 7, _status: 'draft' }];
  const save = { collection, operation: 'update', req, context: req.context };
  const data = { _status: as };
  await hooks?.beforeChange?.[0]?.({ ...save, data, originalDoc: newest } as never);
  await hooks?.afterChange?.[0]?.({ ...save, data, doc: { ...newest, _status: as } } as never);
  return jest.mocked(forgetPublishing).mock.calls.some(([, ...of]) => String(of) === 'news,7');
}

test('what somebody withdraws, no plan publishes again', async () => {
  expect(await isForgotten({ row: 'published', as: 'draft', to: 'draft' })).toBe(true);
});

test('what a plan withdraws, another may publish again', async () => {
  const save = { row: 'published', as: 'draft', to: 'draft', context: asPlanned() } as const;
  expect(await isForgotten(save)).toBe(false);
});

test.each<[string, Save]>([
  ['is no withdrawal: a draft beside what is published', { row: 'published', as: 'draft' }],
  ['is none: what was a draft before', { row: 'draft', as: 'draft' }],
  ['is none: what is published', { row: 'draft', as: 'published', to: 'published' }],
])('%s', async (_, save) => {
  expect(await isForgotten(save)).toBe(false);
});

test('of a document that no plan publishes nothing more is read', async () => {
  read.mockClear();
  jest.mocked(hasPublishing).mockResolvedValueOnce(false);
  expect(await isForgotten({ row: 'published', as: 'draft', to: 'draft' })).toBe(false);
  expect(read).not.toHaveBeenCalled();
});
