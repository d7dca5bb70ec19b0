import { isKept } from './keptValue';
import { storedRow } from './storedRow';

jest.mock('./storedRow', () => ({ storedRow: jest.fn() }));

const row = jest.mocked(storedRow);

const kept = (status: string, previousValue = 'odd') =>
  isKept('odd', {
    ...{ name: 'url', id: 7, collectionSlug: 'years', data: { _status: status } },
    ...{ previousValue, req: { context: {} } as never },
  });

beforeEach(() => row.mockReset());

describe('A value that a rule would refuse', () => {
  it('stays in a draft as it is there, and nobody looks what is stored', async () => {
    expect(await kept('draft')).toBe(true);
    expect(await kept('draft', 'other')).toBe(false);
    expect(row).not.toHaveBeenCalled();
  });

  it.each([
    ['that visitors have', true, 'published', { organizers: [{ url: '' }, { url: 'odd' }] }],
    ['of a published document’s draft', false, 'published', { organizers: [{ url: '' }] }],
    ['of a field with another name', false, 'published', { name: 'odd' }],
    ['of a draft that was never published', false, 'draft', { url: 'odd' }],
  ])('%s stays when it is published: %s', async (_which, expected, _status, fields) => {
    row.mockResolvedValue({ _status, ...fields });
    expect(await kept('published')).toBe(expected);
  });
});
