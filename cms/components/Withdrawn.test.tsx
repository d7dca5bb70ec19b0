import { act, render } from '@testing-library/react';
import { Withdrawn } from './Withdrawn.client';

const BEFORE = '2026-12-01T10:00:00.000Z';
const SAVED = '2026-12-01T10:05:00.000Z';

const mockDocument = {
  ...{ id: 7, collectionSlug: 'albums', data: { name: 'The Boat', updatedAt: BEFORE } },
  ...{ hasPublishedDoc: true, setData: jest.fn() },
};
const mockFields = { updatedAt: { value: BEFORE } };
const mockDispatch = jest.fn();
jest.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => mockDocument,
  useForm: () => ({ dispatchFields: mockDispatch }),
  useFormFields: (choose: (state: [typeof mockFields]) => unknown) => choose([mockFields]),
}));

const answer = jest.fn();

beforeEach(() => {
  mockDocument.hasPublishedDoc = true;
  mockFields.updatedAt = { value: BEFORE };
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => ({ updatedAt: SAVED }) });
  globalThis.fetch = answer;
  mockDispatch.mockClear();
  mockDocument.setData.mockClear();
});

/** The states of the form one after the other. */
async function pass(...states: { hasPublishedDoc: boolean }[]) {
  const shown = render(<Withdrawn />);
  for (const state of states) {
    Object.assign(mockDocument, state);
    await act(async () => shown.rerender(<Withdrawn />));
  }
  return shown;
}

const NEWEST = { type: 'UPDATE', path: 'updatedAt', value: SAVED };

it('has the time of the save that has withdrawn its document, also when Payload fills it later', async () => {
  const { rerender } = await pass({ hasPublishedDoc: false });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls[0][0]).toBe('/api/albums/7?draft=true&depth=0&select[updatedAt]=true');
  expect(mockDispatch.mock.calls).toEqual([[NEWEST]]);
  expect(mockDocument.setData).toHaveBeenCalledWith({ name: 'The Boat', updatedAt: SAVED });

  mockFields.updatedAt = { value: SAVED };
  rerender(<Withdrawn />);
  expect(mockDispatch).toHaveBeenCalledTimes(1);
  mockFields.updatedAt = { value: BEFORE };
  rerender(<Withdrawn />);
  expect(mockDispatch).toHaveBeenCalledTimes(2);
});

it('keeps what it began with where nothing was withdrawn, or nobody answers', async () => {
  mockDocument.hasPublishedDoc = false;
  await pass({ hasPublishedDoc: false }, { hasPublishedDoc: true });
  expect(answer).not.toHaveBeenCalled();
  answer.mockRejectedValue(new Error('away'));
  await pass({ hasPublishedDoc: true }, { hasPublishedDoc: false });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(mockDispatch).not.toHaveBeenCalled();
});
