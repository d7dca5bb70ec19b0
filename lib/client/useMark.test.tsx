import { renderHook } from '@testing-library/react';
import { useMark } from './useMark';

const { dataset } = document.documentElement;

it('marks the whole page while it is on, and no longer', () => {
  const { rerender, unmount } = renderHook(({ isOn }) => useMark('covered', isOn), {
    initialProps: { isOn: false },
  });
  expect(dataset).not.toHaveProperty('covered');
  rerender({ isOn: true });
  expect(dataset).toHaveProperty('covered');
  rerender({ isOn: false });
  expect(dataset).not.toHaveProperty('covered');
  rerender({ isOn: true });
  unmount();
  expect(dataset).not.toHaveProperty('covered');
});
