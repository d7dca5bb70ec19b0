import { latinKey } from './latinKey';

const press = (key: string, code: string, shiftKey = false) => latinKey({ key, code, shiftKey });

describe('latinKey', () => {
  it.each([
    ['an English keyboard', 'k', 'KeyK', 'k'],
    ['Caps Lock', 'Z', 'KeyZ', 'z'],
    ['Dvorak’s, by what is written on the key', 'c', 'KeyI', 'c'],
    ['a Russian keyboard', 'л', 'KeyK', 'k'],
    ['a Russian keyboard with Caps Lock', 'Я', 'KeyZ', 'z'],
    ['an Arabic keyboard', 'ن', 'KeyK', 'k'],
    ['an Arabic keyboard, of two letters on a key', 'لا', 'KeyB', 'b'],
    ['a French keyboard, whose comma is at the place of M', ',', 'KeyM', ','],
    ['the space bar', ' ', 'Space', ' '],
    ['an arrow', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
    ['an event without a place', 'f', '', 'f'],
  ])('finds the letter of %s', (_, key, code, meant) => {
    expect(press(key, code)).toBe(meant);
  });

  it.each([
    ['an English keyboard', '<', 'Comma', '<'],
    ['an English keyboard', '>', 'Period', '>'],
    ['a Russian keyboard', 'Б', 'Comma', '<'],
    ['a Russian keyboard', 'Ю', 'Period', '>'],
    ['an Arabic keyboard', ',', 'Comma', '<'],
    ['an Arabic keyboard', '.', 'Period', '>'],
    ['a French keyboard', '.', 'Comma', '.'],
  ])('finds the angle of %s: %s', (_, key, code, meant) => {
    expect(press(key, code, true)).toBe(meant);
  });

  it('takes no letter for an angle without Shift', () => {
    expect([press('б', 'Comma'), press('ю', 'Period')]).toEqual(['б', 'ю']);
  });
});
