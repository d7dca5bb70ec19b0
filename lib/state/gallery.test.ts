import { anAlbum } from '@/tests/support/anAlbum';
import {
  beginOfPage,
  beginPlace,
  galleryReducer,
  hasMore,
  isBeyondEnd,
  isNextPageDue,
  isPageBeforeDue,
  positionOf,
  toWorkList,
  type GalleryAction,
  type Place,
} from './gallery';

const albums = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => anAlbum({ id: String(from + index) }));
const aList = (count: number, total = count, from = 0) => ({ items: albums(count, from), total });
const aPlace = (fields: Partial<Place> = {}): Place => ({ ...beginPlace(COUNT), ...fields });
const after = (place: Place, ...actions: GalleryAction[]) =>
  actions.reduce((before, action) => galleryReducer(before, action, COUNT), place);
const COUNT = 20;

describe('Gallery list (§4)', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [20, 1],
  ])('with %i results, item %i is active', (count, active) => {
    expect(beginPlace(count).active).toBe(active);
  });

  it('begins anew with the list that a refresh or a search has brought', () => {
    const before = aPlace({ active: 17, isViewerOpen: true });
    expect(after(before, { type: 'began', count: 3 })).toEqual(beginPlace(3));
    expect(after(before, { type: 'began', count: 1 }).active).toBe(0);
  });

  it('appends each further page and counts the pages', () => {
    const list = toWorkList([aList(20, 151), aList(20, 150, 20)], 1);
    expect(list).toMatchObject({ page: 2, firstPage: 1, total: 150 });
    expect(list.albums.map(({ id }) => id)).toEqual(albums(40).map(({ id }) => id));
  });

  it('shows a work that comes twice once', () => {
    expect(toWorkList([aList(20, 150), aList(20, 150, 19)], 1).albums).toHaveLength(39);
  });

  it.each([
    [2, 1],
    [3, 21],
    [4, 40],
    [1, -1],
    [5, -1],
  ])('begins page %i of the held ones at item %i, as its address does', (page, index) => {
    const list = toWorkList([aList(20, 61), aList(20, 61, 20), aList(1, 61, 40)], 2);
    expect(beginOfPage(list, page)).toBe(index);
  });

  it.each([
    [17, false],
    [18, true],
    [19, true],
  ])('with item %i of 0-19 active, the next page is due: %s', (active, expected) => {
    const list = toWorkList([aList(20, 150)], 1);
    expect(isNextPageDue({ ...list, ...aPlace({ active }) })).toBe(expected);
  });

  it('asks for no page after the last', () => {
    const whole = toWorkList([aList(20)], 1);
    expect(isNextPageDue({ ...whole, ...aPlace({ active: 19 }) })).toBe(false);
    expect(hasMore({ ...whole, page: 7, total: 150 })).toBe(true);
    expect(hasMore({ ...whole, page: 8, total: 150 })).toBe(false);
  });

  it('asks for no page after an empty one, however many works the service counts', () => {
    const empty = { items: [], given: 0, total: 300 };
    const list = toWorkList([aList(20, 300), empty], 1);
    expect(hasMore(list)).toBe(false);
    expect(isNextPageDue({ ...list, ...aPlace({ active: 19 }) })).toBe(false);
    // Works that can't be shown are no end.
    expect(hasMore(toWorkList([{ ...empty, given: 20 }], 1))).toBe(true);
  });

  it('a click on another work makes it active and opens nothing', () => {
    expect(after(aPlace(), { type: 'clicked', index: 3 })).toEqual({
      active: 3,
      isViewerOpen: false,
    });
  });

  it('the viewer opens on a second click, on the active work', () => {
    expect(after(aPlace(), { type: 'clicked', index: 3 }, { type: 'clicked', index: 3 })).toEqual({
      active: 3,
      isViewerOpen: true,
    });
  });

  it('closing returns to the carousel at the viewer’s index', () => {
    const open = aPlace({ isViewerOpen: true });
    expect(after(open, { type: 'viewerClosed', index: 7 })).toEqual({
      active: 7,
      isViewerOpen: false,
    });
    expect(after(open, { type: 'viewerClosed', index: 70 }).active).toBe(19);
  });

  it('arrow navigation moves by one and stops at the ends', () => {
    const place = aPlace({ active: 1 });
    expect(after(place, { type: 'moved', by: 1 }).active).toBe(2);
    const left = { type: 'moved', by: -1 } as const;
    expect(after(place, left, left, left).active).toBe(0);
    expect(after(aPlace({ active: 19 }), { type: 'moved', by: 1 }).active).toBe(19);
  });

  it('arrow navigation is disabled while the viewer is open', () => {
    const open = aPlace({ active: 4, isViewerOpen: true });
    expect(after(open, { type: 'moved', by: 1 })).toBe(open);
  });

  it.each<[string, GalleryAction]>([
    ['an arrow', { type: 'moved', by: 1 }],
    ['a drag', { type: 'activated', index: 5 }],
    ['a click on another work', { type: 'clicked', index: 5 }],
  ])('%s calls off a viewer that is still on its way', (_, action) => {
    const awaited = [
      { type: 'clicked', index: 4 },
      { type: 'viewerAwaited', isAwaited: true },
    ] as const;
    const place = aPlace({ active: 4 });
    expect(after(place, ...awaited, action)).toEqual({ active: 5, isViewerOpen: false });
    const come = { type: 'viewerAwaited', isAwaited: false } as const;
    expect(after(place, ...awaited, come)).toMatchObject({ active: 4, isViewerOpen: true });
    expect(after(place, ...awaited, come, { type: 'moved', by: 1 }).active).toBe(4);
  });

  it.each<GalleryAction>([
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'activated', index: 5 },
    { type: 'clicked', index: 5 },
    { type: 'viewerClosed', index: 5 },
    { type: 'began', count: COUNT },
  ])('that the viewer could not be loaded is told until the next press: %j', (action) => {
    const lost = after(
      aPlace({ active: 0 }),
      { type: 'clicked', index: 0 },
      { type: 'viewerClosed', index: 0, isLost: true },
    );
    expect(lost).toMatchObject({ isViewerOpen: false, isViewerLost: true });
    expect(after(lost, action).isViewerLost).toBeFalsy();
    const shifted = after(lost, { type: 'shifted', index: 12 });
    expect(shifted).toMatchObject({ active: 12, isViewerLost: true });
    expect(after(shifted, action).isViewerLost).toBeFalsy();
  });

  it.each([
    [250, 4, true],
    [250, 5, false],
    [1, 0, false],
  ])('begun with page %i, at item %i the page before is due: %s', (firstPage, active, due) => {
    const list = toWorkList([aList(20, 10_000)], firstPage);
    expect(isPageBeforeDue({ ...list, ...aPlace({ active }) })).toBe(due);
  });

  it.each([
    [3, 40, true],
    [2, 40, false],
    [3, 41, false],
    [3, 0, false],
  ])('begun with page %i of %i works it lies beyond the end: %s', (firstPage, total, isBeyond) => {
    const list = toWorkList([aList(0, total)], firstPage);
    expect(isBeyondEnd(list)).toBe(isBeyond);
    expect(isPageBeforeDue({ ...list, ...beginPlace(0) })).toBe(!isBeyond);
  });

  it('counts positions in the whole list', () => {
    expect(positionOf(toWorkList([aList(20, 150)], 1), 5)).toBe(6);
    expect(positionOf(toWorkList([aList(20, 150)], 3), 0)).toBe(41);
  });
});
