import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from './useOnDemand';

const Dialog = () => null;

/** A script that comes, or doesn't, when the test says so. */
function aScript() {
  let come = () => {};
  let lose = () => {};
  const load = () =>
    new Promise<typeof Dialog>((resolve, reject) => {
      come = () => resolve(Dialog);
      lose = () => reject(new Error('Loading chunk 7 failed.'));
    });
  return { load, come: () => come(), lose: () => lose() };
}

describe('A part that is loaded when it is opened', () => {
  it('is on its way until it has come or failed', async () => {
    const script = aScript();
    const { result } = renderHook(() => useOnDemand(script.load));
    const state = () => {
      const { Part, isComing, hasFailed } = result.current;
      return { Part, isComing, hasFailed };
    };
    const before = { Part: undefined, isComing: false, hasFailed: false };
    expect(state()).toEqual(before);
    let opened: Promise<boolean> | undefined;
    act(() => void (opened = result.current.open()));
    expect(state()).toEqual({ ...before, isComing: true });
    await act(async () => script.lose());
    expect(await opened).toBe(false);
    expect(state()).toEqual({ ...before, hasFailed: true });
    act(() => void (opened = result.current.open()));
    expect(state()).toEqual({ ...before, isComing: true });
    await act(async () => script.come());
    expect(await opened).toBe(true);
    expect(state()).toEqual({ ...before, Part: Dialog });
    act(() => result.current.close());
    expect(state()).toEqual(before);
  });
});
