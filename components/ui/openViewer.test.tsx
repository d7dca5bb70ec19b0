import { fireEvent } from '@testing-library/react';
import PhotoSwipe from 'photoswipe';
import { openViewer } from './openViewer';
import { pictureViewerTexts } from '@/tests/support/pictureViewerTexts';

const TEXTS = pictureViewerTexts('Certificate');

/** The viewer, open at the first of the pictures, of which no thumbnail has come. */
function open(pictures: string[]) {
  document.body.innerHTML = pictures
    .map((name) => `<a href="#${name}"><img src="data:,${name}" alt="${name}"></a>`)
    .join('');
  const init = jest.spyOn(PhotoSwipe.prototype, 'init');
  const close = openViewer({
    links: [...document.links] as HTMLAnchorElement[],
    index: 0,
    texts: TEXTS,
  });
  const [viewer] = init.mock.contexts as PhotoSwipe[];
  if (!viewer) throw new Error('no viewer');
  jest.advanceTimersByTime(5000);
  return { viewer, close };
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('The picture viewer', () => {
  it('shows a picture in its own shape, though its thumbnail had not come', () => {
    const { viewer, close } = open(['one', 'two', 'three', 'four']);
    const come = (at: number, naturalWidth: number, naturalHeight: number) => {
      const content = viewer.contentLoader.getContentByIndex(at);
      Object.defineProperties(content?.element, {
        naturalWidth: { value: naturalWidth },
        naturalHeight: { value: naturalHeight },
      });
      content?.onLoaded();
    };
    const shape = () => {
      const { width = 0, height = 0 } = viewer.currSlide ?? {};
      return width / height;
    };
    const { style } = viewer.currSlide?.content.element ?? {};
    expect(shape()).toBe(1);
    expect(style?.width).toBe(style?.height);
    come(0, 300, 200);
    expect(shape()).toBe(1.5);
    expect(parseInt(style?.width ?? '') / parseInt(style?.height ?? '')).toBeCloseTo(1.5, 2);
    // This one is fetched ahead, before it has a place.
    come(2, 200, 400);
    viewer.next();
    viewer.next();
    jest.advanceTimersByTime(5000);
    expect(shape()).toBe(0.5);
    close();
  });

  it('holds the page below, which keys would scroll; the space bar presses a button', () => {
    const { viewer, close } = open(['one', 'two']);
    const isLeft = (element: Element | null | undefined, key: string) =>
      element && fireEvent.keyDown(element, { key });
    const button = viewer.element?.querySelector('button');
    expect(isLeft(button, ' ')).toBe(true);
    expect(isLeft(viewer.element, 'F5')).toBe(true);
    expect(isLeft(viewer.element, ' ')).toBe(false);
    for (const key of ['PageUp', 'PageDown', 'Home', 'End']) {
      expect(isLeft(viewer.element, key)).toBe(false);
      expect(isLeft(button, key)).toBe(false);
    }
    close();
  });
});
