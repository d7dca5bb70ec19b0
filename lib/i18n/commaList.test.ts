import { commaList } from './commaList';

test('takes the comma of the language, and leaves out what is not there', () => {
  expect(commaList('en', ['2024', '6th edition'])).toBe('2024, 6th edition');
  expect(commaList('ar', ['2024', 'الدورة السادسة'])).toBe('2024، الدورة السادسة');
  expect(commaList('zh', ['2024', '第六届'])).toBe('2024，第六届');
  expect(commaList('fr', ['2024', '', undefined])).toBe('2024');
});
