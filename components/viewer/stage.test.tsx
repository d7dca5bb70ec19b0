import { fireEvent } from '@testing-library/react';
import PhotoSwipe from 'photoswipe';
import { recordEarlyKeys } from '@/components/ui/photoSwipe';
import { anAlbum } from '@/tests/support/anAlbum';
import '@/tests/support/pointerEvents';
import { startStage } from './stage';

const PAGE = 20;

const PORTRAIT = { coverWidth: 600, coverHeight: 1200 };

/** A stage in a window of its size, with the work at `index` in it. */
function start(index: number, size = {}) {
  const host = document.createElement('div');
  Object.defineProperties(host, {
    clientWidth: { value: 800 },
    clientHeight: { value: 600, configurable: true },
  });
  document.body.replaceChildren(host);
  const hung = { count: PAGE };
  const onChange = jest.fn();
  const onZoom = jest.fn();
  const init = jest.spyOn(PhotoSwipe.prototype, 'init');
  const stage = startStage({
    ...{ host, index, onChange, onReady: () => {}, onZoom },
    count: () => hung.count,
    workAt: (at) => ({ album: anAlbum({ id: String(at + 1), ...size }), alt: `Work ${at}` }),
    texts: { stage: 'Painting', failed: 'It failed' },
    earlyKeys: recordEarlyKeys([]),
  });
  const [viewer] = init.mock.contexts as PhotoSwipe[];
  if (!viewer) throw new Error('no viewer');
  return { host, hung, onChange, onZoom, stage, viewer };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither.
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(window, 'ResizeObserver');
});

describe('The stage', () => {
  it('shows the work that its label tells, also when more are loaded during a swipe past the last', () => {
    const { hung, onChange, stage, viewer } = start(PAGE - 1);
    viewer.mainScroll.moveIndexBy(1, true);
    hung.count = 2 * PAGE;
    stage.grow();
    jest.advanceTimersByTime(5000);
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(viewer.currSlide?.data.alt).toBe('Work 0');
    // Those that came lie where the loop closes.
    viewer.prev();
    expect(onChange).toHaveBeenLastCalledWith(2 * PAGE - 1);
    expect(viewer.currSlide?.data.alt).toBe(`Work ${2 * PAGE - 1}`);
    stage.stop();
  });

  it('hangs the works that came during a swipe also when it is taken back', () => {
    const { hung, onChange, stage, viewer } = start(PAGE - 1);
    viewer.mainScroll.moveIndexBy(1, true);
    hung.count = 2 * PAGE;
    stage.grow();
    viewer.mainScroll.moveIndexBy(-1, true);
    jest.advanceTimersByTime(5000);
    expect(viewer.currSlide?.data.alt).toBe(`Work ${PAGE - 1}`);
    viewer.next();
    expect(onChange).toHaveBeenLastCalledWith(PAGE);
    expect(viewer.currSlide?.data.alt).toBe(`Work ${PAGE}`);
    stage.stop();
  });

  it('puts a picture that comes after all in the place of the message that it failed', () => {
    const { host, stage, viewer } = start(0);
    const messages = () => host.querySelectorAll('.pswp__error-msg');
    viewer.currSlide?.content.onError();
    expect(messages()).toHaveLength(1);
    viewer.next();
    viewer.prev();
    expect(messages()).toHaveLength(0);
    const picture = viewer.currSlide?.content.element;
    expect(picture).toBeInstanceOf(HTMLImageElement);
    expect(host).toContainElement(picture ?? null);
    stage.stop();
  });

  it('keeps the picture that is there when a larger file fails, and asks for that again', () => {
    const { host, stage, viewer } = start(0);
    const picture = viewer.currSlide?.content.element as HTMLImageElement;
    fireEvent.load(picture);
    const { sizes } = picture;
    for (const level of [0.4, 0.6]) {
      viewer.zoomTo(level);
      expect(picture.sizes).not.toBe(sizes);
      fireEvent.error(picture);
      expect(host).toContainElement(picture);
      expect(host.querySelector('.pswp__error-msg')).toBeNull();
      expect(picture.sizes).toBe(sizes);
      fireEvent.load(picture);
    }
    stage.stop();
  });

  it.each([
    ['a pinch on a trackpad', { ctrlKey: true, deltaY: -69 }, 1.95],
    ['a notch of a wheel with Ctrl', { ctrlKey: true, deltaY: -120 }, 2],
    ['a notch of a wheel', { deltaY: -120 }, 1.18],
    ['a page of a wheel', { deltaY: -1, deltaMode: 2 }, 2],
  ])('grows by %s', (_, turn, times) => {
    const { onZoom, stage, viewer } = start(0);
    if (viewer.element) fireEvent.wheel(viewer.element, turn);
    expect(onZoom.mock.lastCall?.[0]).toBeCloseTo(times, 2);
    stage.stop();
  });

  it.each([
    ['no smaller than what fits, in a higher window', 400, 1600, 1.5, 1],
    ['no larger than four times what fits, in a lower one', 1600, 300, 2, 4],
  ])('keeps a painting that is zoomed %s', (_, before, after, zoom, times) => {
    const { host, onZoom, stage, viewer } = start(0);
    const resize = (height: number) => {
      Object.defineProperty(host, 'clientHeight', { value: height, configurable: true });
      viewer.updateSize();
    };
    resize(before);
    viewer.zoomTo((viewer.currSlide?.zoomLevels.fit ?? 0) * zoom);
    resize(after);
    expect(onZoom.mock.lastCall).toEqual([times]);
    stage.stop();
  });

  it('leaves up and down to the dialog while the painting has its fitted size', () => {
    const { stage, viewer } = start(0);
    const isLeft = () => fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(isLeft()).toBe(true);
    viewer.toggleZoom();
    expect(isLeft()).toBe(false);
    viewer.toggleZoom();
    expect(isLeft()).toBe(true);
    stage.stop();
  });

  it('is moved over by the left and right arrows while it is zoomed; fitted, they lead to the next', () => {
    const { host, onChange, stage, viewer } = start(0);
    const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
    viewer.zoomTo((viewer.currSlide?.zoomLevels.fit ?? 0) * 2);
    const middle = viewer.currSlide?.pan.x ?? 0;
    onChange.mockClear();
    press('ArrowRight');
    expect(viewer.currSlide?.pan.x).toBe(middle - 80);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(viewer.currSlide?.pan.x).toBe(middle + 80);
    expect(onChange).not.toHaveBeenCalled();

    const panel = document.createElement('aside');
    host.after(panel);
    press('ArrowRight', panel);
    expect(onChange).toHaveBeenLastCalledWith(1);
    press('ArrowRight');
    expect(onChange).toHaveBeenLastCalledWith(2);
    stage.stop();
  });

  it('is moved over by the left and right arrows only where it is wider than its place', () => {
    const { onChange, stage, viewer } = start(0, PORTRAIT);
    const zoom = (times: number) => viewer.zoomTo((viewer.currSlide?.zoomLevels.fit ?? 0) * times);
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    zoom(4);
    const middle = viewer.currSlide?.pan.x ?? 0;
    press('ArrowLeft');
    expect(viewer.currSlide?.pan.x).toBeGreaterThan(middle);
    zoom(2);
    const top = viewer.currSlide?.pan.y ?? 0;
    press('ArrowDown');
    expect(viewer.currSlide?.pan.y).toBe(top - 80);
    onChange.mockClear();
    press('ArrowRight');
    expect(onChange).toHaveBeenLastCalledWith(1);
    stage.stop();
  });

  it('has its fitted size again when the wheel is turned back', () => {
    const { onZoom, stage, viewer } = start(0);
    for (const deltaY of [-120, -120, 120, 120]) fireEvent.wheel(viewer.element!, { deltaY });
    expect(onZoom.mock.lastCall).toEqual([1]);
    expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(true);
    stage.stop();
  });

  it.each([
    ['as high as the window', 0, {}, false],
    ['higher than the window', 1, {}, true],
    ['higher than the window, with Ctrl', 1, { ctrlKey: true }, false],
  ])('leaves the wheel to the dialog: %s', (_, higher, keys, isOthers) => {
    const { host, onZoom, stage, viewer } = start(0);
    Object.defineProperty(host, 'clientHeight', { value: window.innerHeight + higher });
    onZoom.mockReset();
    expect(viewer.element && fireEvent.wheel(viewer.element, { deltaY: -50, ...keys })).toBe(
      isOthers,
    );
    expect(onZoom).toHaveBeenCalledTimes(isOthers ? 0 : 1);
    stage.stop();
  });

  it('lets go of a painting when the mouse was let go over a menu, where no event tells', () => {
    const { onChange, stage, viewer } = start(0);
    const hand = (type: 'pointerDown' | 'pointerMove', clientX: number, buttons: number) => {
      if (viewer.scrollWrap) fireEvent[type](viewer.scrollWrap, { clientX, buttons });
      jest.advanceTimersByTime(100);
    };
    const place = () => viewer.mainScroll.x;
    const fitted = viewer.currSlide?.currZoomLevel;
    const before = place();
    hand('pointerDown', 400, 1);
    hand('pointerMove', 380, 1);
    hand('pointerMove', 340, 1);
    expect(place()).toBe(before - 40);
    hand('pointerMove', 600, 0);
    jest.advanceTimersByTime(5000);
    hand('pointerMove', 200, 0);
    jest.advanceTimersByTime(5000);
    expect(place()).toBe(before);
    // Nor is a mere press a click.
    hand('pointerDown', 400, 1);
    hand('pointerMove', 400, 0);
    hand('pointerMove', 200, 0);
    jest.advanceTimersByTime(5000);
    expect(place()).toBe(before);
    expect(viewer.currSlide?.currZoomLevel).toBe(fitted);
    expect(onChange).toHaveBeenCalledTimes(1);
    stage.stop();
  });
});
