import { toByteRange } from './byteRange';

describe('toByteRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=95-500', { start: 95, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(toByteRange(header, 100)).toEqual(range);
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('refuses %s', (header) => {
    expect(toByteRange(header, 100)).toBe('unsatisfiable');
  });

  it.each([null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
    'ignores %s',
    (header) => {
      expect(toByteRange(header, 100)).toBeNull();
    },
  );
});
