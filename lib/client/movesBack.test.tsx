import { isAtOverlay } from './movesBack';

const isOverlayAt = (path: string) => {
  window.history.replaceState({ isOverlay: true }, '', path);
  return isAtOverlay();
};

describe('isAtOverlay', () => {
  it.each(['/artwork/7', '/fr/artwork/7?from=wall', '/artwork/rose-window_2'])(
    'may be at a work: %s',
    (path) => expect(isOverlayAt(path)).toBe(true),
  );

  it.each(['/', '/albumsView', '/artwork/', '/artwork/7/comments/2', '/artwork/a.b', '/news/7'])(
    'is never at another page: %s',
    (path) => expect(isOverlayAt(path)).toBe(false),
  );

  it('is not at the work’s own page', () => {
    window.history.replaceState({ isOverlay: false }, '', '/artwork/7');
    expect(isAtOverlay()).toBe(false);
  });
});
