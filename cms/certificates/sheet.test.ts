import { createHash } from 'node:crypto';
import { wireAlbum } from '@/lib/contract/album';
import { messagesOf } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import { sheetOf, versionOf } from './sheet';
import { readSheetName, toSheetName } from './sheetName';

const MINORS = { name: 'full', age: 'exact', gender: 'default' } as const;

type More = Parameters<typeof sheetOf>[3];

function aSheet(fields: object, minors: More['minors'] = MINORS, year = '') {
  const work = {
    id: '7',
    name: 'Sea',
    author: 'Hana Mori',
    num: 'WE7',
    coverPhoto: '/download/a.jpg',
  };
  const siteUrl = 'https://example.org';
  const more = { siteUrl, minors, year };
  const sheet = sheetOf(wireAlbum.cast({ ...work, ...fields }), 'en', en, more);
  if (!sheet) throw new Error('it has a picture');
  return sheet;
}

const issuedOf = ({ facts }: ReturnType<typeof aSheet>) =>
  facts.find(({ key }) => key === 'issued')?.text;

describe('sheetOf', () => {
  it.each([
    ['2020', '2020', '31-12-2020', '2020'],
    ['2024', '2024', '31-12-2024', '2024'],
    ['blue', '2024', '31-12-2024', '2024'],
    ['', '', '31-12-2020', '2020'],
    ['featured', '', '31-12-2020', '2020'],
  ])('bears the year of the work: of %s %s', (label, known, issued, year) => {
    const sheet = aSheet({ label }, MINORS, known);
    expect(issuedOf(sheet)).toBe(issued);
    expect(sheet.seal).toContain(`Paris · ${year} ·`);
  });

  it('shows no more of a child than the pages do', () => {
    const sheet = aSheet({ user: null }, { ...MINORS, name: 'initial', gender: 'given' });
    expect(sheet.author).toBe('Hana M.');
    expect(sheet.facts.map(({ key }) => key)).not.toContain('gender');
    expect(JSON.stringify(sheet)).not.toContain('Mori');
  });

  it('has its number where the name would stand, when that was taken away', () => {
    expect(aSheet({ author: '' }).author).toBe('WE7');
    expect(aSheet({ author: '' }, { ...MINORS, name: 'initial' }).author).toBe('WE7');
  });

  it.each<[Locale, string, string]>([
    ['en', 'Run!', 'for the painting Run!'],
    ['en', '2024!', 'for the painting 2024!'],
    ['en', '!بحر', 'for the painting \u2068!بحر\u2069'],
    ['fr', '!بحر', 'pour le tableau «\u202f\u2068!بحر\u2069\u202f»'],
    ['fr', 'بحر', 'pour le tableau «\u202fبحر\u202f»'],
    ['ar', 'Run', 'عن لوحة «Run»'],
    ['ar', '3 Fish', 'عن لوحة «\u20683 Fish\u2069»'],
    ['ar', '2024!', 'عن لوحة «2024!»'],
    ['ar', 'Run!', 'عن لوحة «\u2068Run!\u2069»'],
    ['ar', '你好！', 'عن لوحة «\u2068你好！\u2069»'],
    ['ar', 'بحر!', 'عن لوحة «بحر!»'],
  ])(
    'sets apart in %s a title that runs in the other direction with more than letters at its ends: %s',
    async (locale, name, work) => {
      const wire = wireAlbum.cast({ id: '7', name, num: 'WE7', coverPhoto: '/download/a.jpg' });
      const more = { siteUrl: 'https://example.org', minors: MINORS, year: '' };
      const sheet = sheetOf(wire, locale, await messagesOf(locale), more);
      expect(sheet).toMatchObject({ title: name, work });
    },
  );

  it('has another version when what it shows changes, and only then', () => {
    expect(versionOf(aSheet({}))).toBe(versionOf(aSheet({ description: 'new', age: '9' })));
    expect(versionOf(aSheet({}))).not.toBe(versionOf(aSheet({ teacher: 'Ms Li' })));
    expect(versionOf(aSheet({}))).not.toBe(versionOf(aSheet({ coverPhoto: '/download/b.jpg' })));
  });
});

describe('A sheet with missing letters or names, wrong italics or a text on the wrong side', () => {
  /** As sheets were named before. */
  const before = (sheet: ReturnType<typeof aSheet>) =>
    createHash('sha256')
      .update(JSON.stringify([2, sheet]))
      .digest('hex')
      .slice(0, 12);

  it.each([
    ['teacher', 'Ms Əliyeva', true],
    ['org', 'Sŏngmin', true],
    ['teacher', 'Ms Žofie', false],
    ['org', 'Школа', false],
    ['author', 'Əli', false],
    ['name', 'pain', true],
    ['name', 'The paintings', false],
    ['name', 'بحر', true],
    ['author', 'Zoé زوي', true],
    ['author', 'زوي Zoé', false],
    ['author', '王小明、'.repeat(25), false],
    ['author', '王小明、'.repeat(26), true],
  ])('is made anew, and no other: %s %s', (field, text, isAnew) => {
    const sheet = aSheet({ [field]: text });
    expect(versionOf(sheet) !== before(sheet)).toBe(isAnew);
  });
});

describe('The name of a made certificate', () => {
  const made = { locale: 'fr', source: '0123456789ab', version: 'ba9876543210' } as const;

  it.each(['WE2020-0060', 'a/b c', '证-7-en'])('is read again with the number %s', (num) => {
    const name = toSheetName({ num, ...made });
    expect(name).not.toMatch(/[/ ]/);
    expect(readSheetName(name)).toEqual(made);
  });

  it.each([
    'certificate-7.jpg',
    'certificate-7-xx-0123456789ab-ba9876543210.jpg',
    'WE7_fr.jpg',
    null,
  ])('is no editor’s own: %s', (name) => {
    expect(readSheetName(name)).toBeNull();
  });
});
