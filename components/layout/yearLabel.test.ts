import { yearLabel } from './yearLabel';

describe('yearLabel', () => {
  it.each([
    ['2024, 6th edition', '/exhibition/2024', { year: '2024', note: '6th edition' }],
    ['2022 入选 150 件', '/exhibition/2022', { year: '2022', note: '入选 150 件' }],
    ['2024، الدورة السادسة', '/exhibition/2024', { year: '2024', note: 'الدورة السادسة' }],
    ['2020', '/exhibition/2020', { year: '2020', note: '' }],
    ['Theme', '/exhibition/2024#theme', null],
    ['Gallery', '/albumsView', null],
    ['The year 2024', '/exhibition/2024', null],
  ])('reads "%s" to %s', (name, link, expected) => {
    expect(yearLabel({ name, link })).toEqual(expected);
  });
});
