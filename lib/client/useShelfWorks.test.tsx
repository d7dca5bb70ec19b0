import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useShelfWorks } from './useShelfWorks';

/** The endpoint: which works it has, and whether it fails. */
function anEndpoint(...shown: string[]) {
  const endpoint = { shown, isDown: false };
  global.fetch = jest.fn(async (_, init) => {
    const { ids } = JSON.parse(String(init?.body));
    const items = endpoint.shown.filter((id) => ids.includes(id)).map((id) => ({ id }));
    const { isDown } = endpoint;
    return { ok: !isDown, status: isDown ? 503 : 200, json: async () => ({ items }) } as Response;
  });
  return endpoint;
}

const begin = (ids: readonly string[]) =>
  renderHook((list: readonly string[]) => useShelfWorks(list, 'en'), {
    initialProps: ids,
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });

describe('The works on a shelf', () => {
  it('are asked for again when the page is looked at again: one withdrawn meanwhile is null', async () => {
    const endpoint = anEndpoint('7', '8');
    const { result } = begin(['7', '8']);
    await waitFor(() => expect(result.current.works?.get('7')).toEqual({ id: '7' }));
    endpoint.shown = ['8'];
    await new Promise((resolve) => setTimeout(resolve, 1100));
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(result.current.works?.get('7')).toBeNull());
    expect(result.current.works?.get('8')).toEqual({ id: '8' });
  });

  it('are not known, rather than withdrawn, when the answer fails', async () => {
    const endpoint = anEndpoint('7');
    const { result, rerender } = begin(['7']);
    await waitFor(() => expect(result.current.works).toBeDefined());
    endpoint.isDown = true;
    rerender(['7', '9']);
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    expect(result.current.works?.has('9')).toBe(false);
    expect(result.current.works?.get('7')).toEqual({ id: '7' });
  });
});
