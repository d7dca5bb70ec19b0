/** @jest-environment jsdom */
import { observe } from './browser';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'>;

describe('observe', () => {
  it('tells the last of changes that come together', () => {
    let notify: (entries: Seen[]) => void = () => {};
    const disconnect = jest.fn();
    global.IntersectionObserver = class {
      observe = jest.fn();
      disconnect = disconnect;
      constructor(callBack: (entries: Seen[]) => void) {
        notify = callBack;
      }
    } as unknown as typeof IntersectionObserver;
    const changes: boolean[] = [];
    const stop = observe(document.body, ({ isIntersecting }) => changes.push(isIntersecting));
    notify([{ isIntersecting: false }, { isIntersecting: true }]);
    notify([{ isIntersecting: true }, { isIntersecting: false }]);
    expect(changes).toEqual([true, false]);
    stop();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
