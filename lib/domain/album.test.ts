import { wireAlbum, type WireAlbum } from '@/lib/contract/album';
import { anAlbum } from '@/tests/support/anAlbum';
import { hangsIn, toAlbum } from './album';
import { mediaUrl } from './mediaUrl';

const urlOf = (path: string) => mediaUrl(path, 'https://img.test');
const aWireAlbum = (fields: object): WireAlbum =>
  wireAlbum.cast({ id: '7', coverPhoto: '/download/a.jpg', ...fields });

describe('toAlbum (§3 Album)', () => {
  it.each(['', 'https://elsewhere.test/a.jpg'])(
    'drops an album without an image of ours: "%s"',
    (coverPhoto) => {
      expect(toAlbum(aWireAlbum({ coverPhoto }), urlOf)).toBeNull();
    },
  );

  it('makes coverPhoto the image url', () => {
    const album = toAlbum(aWireAlbum({ coverPhoto: 'https://img.test/download/b.jpg' }), urlOf);
    expect(album?.imgUrl).toBe('/download/b.jpg');
  });

  it.each([
    [{ user: { sex: 1 } }, 'Female', true],
    [{ user: { sex: 0 } }, 'Male', true],
    [{ user: { sex: 2 } }, 'Male', true],
    [{ user: {} }, 'Male', false],
    [{ user: null }, 'Male', false],
    [{ user: '' }, 'Male', false],
    [{ user: { sex: 'female' } }, 'Male', false],
    [{}, 'Male', false],
  ])('reads %j as %s (§9 sexText default)', (fields, sexText, hasSex) => {
    expect(toAlbum(aWireAlbum(fields), urlOf)).toMatchObject({ sexText, hasSex });
  });

  it.each([
    [{ countryPhoto: '/download/flag.png', countryCode: 'FR' }, '/download/flag.png'],
    [{ countryPhoto: '', countryCode: 'FR' }, '/flags/fr.svg'],
    [{ countryPhoto: 'https://elsewhere.test/fr.png', countryCode: 'fr' }, '/flags/fr.svg'],
    [{ countryPhoto: '', countryCode: '../x' }, ''],
    [{}, ''],
  ])('shows the flag of %j', (fields, countryFlag) => {
    expect(toAlbum(aWireAlbum(fields), urlOf)).toMatchObject({ countryFlag });
  });

  it('makes artexhDepartment the organisation', () => {
    const artexhDepartment = { logo: '/download/logo.svg', name: 'Atelier' };
    expect(toAlbum(aWireAlbum({ artexhDepartment }), urlOf)).toMatchObject({
      orgLogo: '/download/logo.svg',
      orgName: 'Atelier',
    });
    const none = { orgLogo: '', orgName: '' };
    expect(toAlbum(aWireAlbum({}), urlOf)).toMatchObject(none);
    expect(toAlbum(aWireAlbum({ artexhDepartment: [] }), urlOf)).toMatchObject(none);
  });

  it('keeps the other fields, and unknown ones empty', () => {
    const wire = aWireAlbum({ name: 'Rain', age: 9, teacher: null, seq: '12', label: '2024' });
    expect(toAlbum(wire, urlOf)).toMatchObject({
      ...{ name: 'Rain', age: '9', teacher: '', seq: 12, label: '2024' },
      ...{ width: 0, height: 0, color: '' },
    });
  });

  it('takes a colour only as #rrggbb: it goes into a style', () => {
    const colorOf = (coverColor: string) => toAlbum(aWireAlbum({ coverColor }), urlOf)?.color;
    expect(colorOf('#12aBcd')).toBe('#12aBcd');
    expect(colorOf('red;background:url(x)')).toBe('');
  });
});

it.each([
  [{ label: '2024', seq: 7 }, true],
  [{ label: '2024', seq: 0 }, true],
  [{ label: '2024' }, false],
  [{ label: '2023', seq: 7 }, false],
  [{ seq: 7 }, false],
])('a work with %j hangs in 2024: %s', (fields, hangs) =>
  expect(hangsIn(anAlbum(fields), '2024')).toBe(hangs),
);
