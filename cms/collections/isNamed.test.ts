import { quietly } from '../quietly';
import { isNamed } from './isNamed';
import { storedRow } from './storedRow';

jest.mock('./storedRow', () => ({ storedRow: jest.fn() }));

type Given = { locale?: string; context?: object; localized?: boolean };

const said = async (value: unknown, row: object, given: Given = {}, more: object = {}) => {
  const { locale = 'en', context = {}, localized = true } = given;
  const asked = { localized, siblingData: row, req: { locale, context }, ...more };
  return isNamed(value as string, asked as never);
};

const SAID = 'A name for the link or the picture.';

describe('A name', () => {
  it.each([{ link: 'https://example.org' }, { url: 'https://example.org' }, { img: 7 }])(
    'is needed beside %j',
    async (row) => {
      for (const none of [undefined, null, '', ' ']) expect(await said(none, row)).toBe(SAID);
      expect(await said('A school', row)).toBe(true);
    },
  );

  it('is not needed in a row that is empty, in another language, nor of what an archive brings', async () => {
    expect(await said('', {})).toBe(true);
    expect(await said('', { img: 7 }, { locale: 'fr' })).toBe(true);
    expect(await said('', { img: 7 }, { context: quietly() })).toBe(true);
  });

  it('is needed in every language where it is the same in all', async () => {
    expect(await said('', { link: '/' }, { locale: 'fr', localized: false })).toBe(SAID);
  });

  const ofYear = (status: string, more: object = {}) => ({
    ...{ id: 7, collectionSlug: 'years', data: { _status: status } },
    ...more,
  });

  it.each([
    ['stays as visitors have it', true, 'published', { id: 'a', img: 7 }],
    ['is needed in a row that they don’t have', SAID, 'published', { id: 'b', img: 7 }],
    ['is needed where they have one', SAID, 'published', { id: 'a', img: 7, name: 'A school' }],
    ['is needed where there was nothing to name', SAID, 'published', { id: 'a' }],
    ['is needed in a draft that was never published', SAID, 'draft', { id: 'a', img: 7 }],
  ])('of a year that is published %s', async (_which, expected, _status, organizer) => {
    jest.mocked(storedRow).mockResolvedValue({ _status, organizers: [organizer] });
    expect(await said('', { id: 'a', img: 8 }, {}, ofYear('published'))).toBe(expected);
  });

  it('is needed in a new year, and not taken from one, but not needed to withdraw it', async () => {
    const row = { id: 'a', img: 7 };
    expect(await said('', row, {}, ofYear('published', { id: undefined }))).toBe(SAID);
    expect(await said('', row, {}, ofYear('draft', { previousValue: 'A school' }))).toBe(SAID);
    expect(await said('', row, {}, ofYear('draft'))).toBe(true);
  });

  it.each([
    ['stored without one', true, null],
    ['new', SAID, undefined],
    ['stored with one', SAID, 'A school'],
  ])('of a global’s row that is %s: %s', async (_which, expected, previousValue) => {
    expect(await said(null, { link: '/' }, {}, { previousValue })).toBe(expected);
  });
});
