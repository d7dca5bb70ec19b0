import { act, renderHook } from '@testing-library/react';
import { writeShelf } from '@/lib/client/shelf';
import { MOST_KEPT } from '@/lib/state/shelf';
import { useKept } from './useKept';

const TEXTS = { full: 'No more than {most}.', blocked: 'Nothing can be kept.' };

beforeEach(() => localStorage.clear());

it('A work is kept and taken off, and what can’t be kept is said', () => {
  const { result } = renderHook(() => useKept('7', TEXTS));
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ isKept: true, failure: '' });
  act(() => result.current.toggle());
  expect(result.current.isKept).toBe(false);

  act(() => void writeShelf(Array.from({ length: MOST_KEPT }, (_, index) => `other${index}`)));
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ isKept: false, failure: `No more than ${MOST_KEPT}.` });
});
