import { listOf, textOf } from './params';

const query = (value: string) => new URLSearchParams({ value });

test.each(['a\0b', '2024,\0', `2024,${'x'.repeat(257)}`])('a list with %j is refused', (value) => {
  expect(() => listOf(query(value), 'value')).toThrow('invalid.params');
});

test.each(['a\0b', 'x'.repeat(257)])('the text %j is refused', (value) => {
  expect(() => textOf(query(value), 'value')).toThrow('invalid.params');
});

test('a list has each of its parts once, without blanks', () => {
  expect(listOf(query(' 2024,,2023, 2024'), 'value')).toEqual(['2024', '2023']);
  expect(textOf(query(' a b '), 'value')).toBe('a b');
});
