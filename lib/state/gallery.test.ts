import type { Album } from '@/lib/domain/album';
import {
  galleryReducer,
  hasMore,
  isNextPageDue,
  positionOf,
  startGallery,
  type Gallery,
  type GalleryAction,
} from './gallery';

const anAlbum = (id: number): Album => ({
  id: String(id),
  name: `Work ${id}`,
  author: 'Ann',
  country: 'France',
  countryCode: 'FR',
  countryFlag: '/flags/fr.svg',
  imgUrl: '/download/a.jpg',
  num: '',
  age: '9',
  teacher: '',
  org: '',
  description: '',
  sexText: 'Male',
  hasSex: false,
  orgLogo: '',
  orgName: '',
  label: '2024',
  seq: id,
  width: 4,
  height: 3,
  color: '',
  alt: '',
  updatedAt: null,
});

const albums = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => anAlbum(from + index));
const aList = (count: number, total = count, from = 0) => ({ items: albums(count, from), total });
const aGallery = (fields: Partial<Gallery> = {}) => ({
  ...startGallery(aList(20, 150)),
  ...fields,
});
const after = (gallery: Gallery, ...actions: GalleryAction[]) =>
  actions.reduce(galleryReducer, gallery);

describe('Gallery list (§4)', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [20, 1],
  ])('with %i results, item %i is active', (count, active) => {
    expect(startGallery(aList(count)).active).toBe(active);
  });

  it.each(['refreshed', 'searched'] as const)(
    '%s replaces the list and resets the page to 1',
    (type) => {
      const before = aGallery({ page: 4, active: 17 });
      expect(after(before, { type, list: aList(3, 3, 500) })).toEqual(
        startGallery(aList(3, 3, 500)),
      );
    },
  );

  it('a search with one result makes the first active', () => {
    expect(after(aGallery(), { type: 'searched', list: aList(1) })).toMatchObject({
      page: 1,
      active: 0,
    });
  });

  it('add appends the next page, increments the page and moves nothing', () => {
    const gallery = after(aGallery({ active: 18 }), { type: 'added', list: aList(20, 150, 20) });
    expect(gallery).toMatchObject({ page: 2, active: 18, total: 150 });
    expect(gallery.albums.map(({ id }) => id)).toEqual(albums(40).map(({ id }) => id));
  });

  it('shows a work that comes twice once', () => {
    const gallery = after(aGallery(), { type: 'added', list: aList(20, 150, 19) });
    expect(gallery.albums).toHaveLength(39);
  });

  it.each([
    [17, false],
    [18, true],
    [19, true],
  ])('with item %i of 0-19 active, the next page is due: %s', (active, expected) => {
    expect(isNextPageDue(aGallery({ active }))).toBe(expected);
  });

  it('asks for no page after the last', () => {
    expect(isNextPageDue(aGallery({ active: 19, total: 20 }))).toBe(false);
    expect(hasMore(aGallery({ page: 7, total: 150 }))).toBe(true);
    expect(hasMore(aGallery({ page: 8, total: 150 }))).toBe(false);
  });

  it('a click on another work makes it active and opens nothing', () => {
    expect(after(aGallery(), { type: 'clicked', index: 3 })).toMatchObject({
      active: 3,
      isViewerOpen: false,
    });
  });

  it('the viewer opens on a second click, on the active work', () => {
    expect(
      after(aGallery(), { type: 'clicked', index: 3 }, { type: 'clicked', index: 3 }),
    ).toMatchObject({ active: 3, isViewerOpen: true });
  });

  it('closing returns to the carousel at the viewer’s index', () => {
    const open = aGallery({ isViewerOpen: true });
    expect(after(open, { type: 'viewerClosed', index: 7 })).toMatchObject({
      active: 7,
      isViewerOpen: false,
    });
    expect(after(open, { type: 'viewerClosed', index: 70 }).active).toBe(19);
  });

  it('arrow navigation moves by one and stops at the ends', () => {
    const gallery = aGallery({ active: 1 });
    expect(after(gallery, { type: 'moved', by: 1 }).active).toBe(2);
    const left = { type: 'moved', by: -1 } as const;
    expect(after(gallery, left, left, left).active).toBe(0);
    expect(after(aGallery({ active: 19 }), { type: 'moved', by: 1 }).active).toBe(19);
  });

  it('arrow navigation is disabled while the viewer is open', () => {
    const open = aGallery({ active: 4, isViewerOpen: true });
    expect(after(open, { type: 'moved', by: 1 })).toBe(open);
  });

  it('counts positions in the whole list', () => {
    expect(positionOf(aGallery(), 5)).toBe(6);
    expect(positionOf(startGallery(aList(20, 150), 3), 0)).toBe(41);
  });
});
