import { plainHeading } from './columns';
import { countryFinder } from './countries';
import { DEMONYMS } from './demonyms';

const find = countryFinder();

test.each([
  ...['FR', 'fr', 'France', 'FRANCE ', '法国', 'Francia', 'Франция', 'فرنسا'].map((text) => [
    text,
    'FR',
  ]),
  ...['français', 'Française', '法国人', 'Francesa', 'французский', 'فرنسية'].map((text) => [
    text,
    'FR',
  ]),
  ...['China', 'Chine', '中国', '中国人', 'Китай', 'الصين'].map((text) => [text, 'CN']),
  ...['USA', 'États-Unis', '美国', 'Estados Unidos', 'EE. UU.', 'США'].map((text) => [text, 'US']),
  ['Hong Kong', 'HK'],
  ...['Kosovo', '科索沃', 'Косово'].map((text) => [text, 'XK']),
  ['Côte d’Ivoire', 'CI'],
  ['Cote d Ivoire', 'CI'],
  ['South Korea', 'KR'],
  ['Republic of Korea', 'KR'],
])('%s is %s', (text, code) => expect(find(text)).toBe(code));

test.each(['Atlantis', '', '-', 'Congolese', 'XX'])('%j is none', (text) =>
  expect(find(text)).toBeUndefined(),
);

test('the exhibition’s own names are first', () => {
  const own = countryFinder([{ code: 'FR', names: ['Gaul'] }]);
  expect([own('gaul'), own('Italy')]).toEqual(['FR', 'IT']);
});

test('no name of people is also that of another country', () => {
  const other = DEMONYMS.filter(([code, name]) => find(plainHeading(name)) !== code);
  expect(other).toEqual([]);
});
