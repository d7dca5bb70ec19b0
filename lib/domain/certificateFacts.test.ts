import { forDisplay, type MinorsPolicy } from '@/lib/content/minors';
import en from '@/messages/en.json';
import { anAlbum } from '@/tests/support/anAlbum';
import { factsOf, rowsOf } from './certificateFacts';

function shown(of: typeof factsOf, fields: object, gender: MinorsPolicy['gender'] = 'default') {
  const displayed = forDisplay(anAlbum(fields), { name: 'full', age: 'exact', gender });
  return of(displayed, { ...en.work, locale: 'en' }, en.certificate.sheet);
}

function factsOfA(fields: object, gender?: MinorsPolicy['gender']) {
  const facts = shown(factsOf, fields, gender);
  return Object.fromEntries(facts.map(({ title, text }) => [title, text]));
}

describe('factsOf (§2 Certificate display)', () => {
  it('names all that a certificate shows', () => {
    const fields = { name: 'Sea', author: 'Ann', teacher: 'Ms Li', countryCode: 'MA', num: 'WE1' };
    expect(factsOfA({ ...fields, org: 'Atelier', user: { sex: 1 } })).toEqual({
      Title: 'Sea',
      Name: 'Ann',
      Instructor: 'Ms Li',
      Nationality: 'Morocco',
      'Date of issue': '31-12-2020',
      Gender: 'Female',
      Number: 'WE1',
      'Recommended agency': 'Atelier',
    });
  });

  it('leaves out what is empty; the sex is Male by default (§9)', () => {
    expect(factsOfA({ name: 'Sea' })).toEqual({
      Title: 'Sea',
      'Date of issue': '31-12-2020',
      Gender: 'Male',
    });
  });

  it('says no gender that nobody gave, when the settings want it so', () => {
    expect(factsOfA({ name: 'Sea' }, 'given')).not.toHaveProperty('Gender');
    expect(factsOfA({ user: { sex: 0 } }, 'given')).toHaveProperty('Gender', 'Male');
  });
});

describe('rowsOf', () => {
  it('has all but title and name in the order of the sheet, with its short words', () => {
    const fields = { name: 'Sea', author: 'Ann', teacher: 'Ms Li', countryCode: 'MA', num: 'WE1' };
    const rows = shown(rowsOf, { ...fields, org: 'Atelier' });
    expect(rows.map(({ title, text }) => [title, text])).toEqual([
      ['Nationality', 'Morocco'],
      ['Gender', 'Male'],
      ['Instructor', 'Ms Li'],
      ['Number', 'WE1'],
      ['Date of issue', '31-12-2020'],
      [en.certificate.sheet.agencyShort, 'Atelier'],
    ]);
  });
});
