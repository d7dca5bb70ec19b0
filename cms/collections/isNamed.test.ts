import { quietly } from '../quietly';
import { isNamed } from './isNamed';

type Given = { locale?: string; context?: object; localized?: boolean };

const said = (value: unknown, row: object, given: Given = {}) => {
  const { locale = 'en', context = {}, localized = true } = given;
  const asked = { localized, siblingData: row, req: { locale, context } };
  return isNamed(value as string, asked as never);
};

const SAID = 'A name for the link or the picture.';

describe('A name', () => {
  it.each([{ link: 'https://example.org' }, { url: 'https://example.org' }, { img: 7 }])(
    'is needed beside %j',
    (row) => {
      for (const none of [undefined, null, '', ' ']) expect(said(none, row)).toBe(SAID);
      expect(said('A school', row)).toBe(true);
    },
  );

  it('is not needed in a row that is empty, in another language, nor of what an archive brings', () => {
    expect(said('', {})).toBe(true);
    expect(said('', { img: 7 }, { locale: 'fr' })).toBe(true);
    expect(said('', { img: 7 }, { context: quietly() })).toBe(true);
  });

  it('is needed in every language where it is the same in all', () => {
    expect(said('', { link: '/' }, { locale: 'fr', localized: false })).toBe(SAID);
  });
});
