import { act, render } from '@testing-library/react';
import { StillUnsaved } from './StillUnsaved.client';

const mockForm = { isModified: false, isProcessing: false, isSubmitted: false };
const mockSetModified = jest.fn();
jest.mock('@payloadcms/ui', () => ({
  useForm: () => ({ setModified: mockSetModified }),
  useFormModified: () => mockForm.isModified,
  useFormProcessing: () => mockForm.isProcessing,
  useFormSubmitted: () => mockForm.isSubmitted,
}));

type State = Partial<typeof mockForm>;

/** By then Payload has asked nothing about the fields, so what was told at them stays. */
const PAYLOADS_CHECK_MS = 250;

/** The states of Payload's form one after the other. */
function pass(...states: State[]) {
  Object.assign(mockForm, { isModified: false, isProcessing: false, isSubmitted: false });
  const { rerender } = render(<StillUnsaved />);
  for (const state of states) {
    Object.assign(mockForm, state);
    rerender(<StillUnsaved />);
  }
  act(() => jest.advanceTimersByTime(PAYLOADS_CHECK_MS));
  expect(mockSetModified).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1000));
  return mockSetModified.mock.calls;
}

const TYPED: State = { isModified: true };
const SENT: State = { isProcessing: true };
const ANSWERED: State = { isModified: false };
const REFUSED: State = { isProcessing: false, isSubmitted: true };
const SAVED: State = { isProcessing: false, isSubmitted: false };

beforeEach(() => {
  jest.useFakeTimers();
  mockSetModified.mockClear();
});
afterEach(() => jest.useRealTimers());

test.each<[string, State[]]>([
  ['by the CMS', [TYPED, SENT, ANSWERED, REFUSED]],
  ['by a proxy, whose answer is no JSON', [TYPED, SENT, { ...ANSWERED, ...REFUSED }]],
  ['twice', [TYPED, SENT, ANSWERED, REFUSED, TYPED, SENT, ANSWERED, REFUSED]],
])('a form counts as changed after a save that was refused %s', (_, states) => {
  expect(pass(...states)).toEqual([[true]]);
});

test.each<[string, State[]]>([
  ['that was saved', [TYPED, SENT, ANSWERED, SAVED]],
  ['that was refused, then saved', [TYPED, SENT, ANSWERED, REFUSED, TYPED, SENT, ANSWERED, SAVED]],
  ['in which nothing was typed', [SENT, REFUSED]],
  ['that was refused, then reset', [TYPED, SENT, ANSWERED, REFUSED, TYPED, ANSWERED]],
])('but not one %s', (_, states) => {
  expect(pass(...states)).toEqual([]);
});
