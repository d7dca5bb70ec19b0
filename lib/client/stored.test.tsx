import { readStored, store } from './stored';

afterEach(() => localStorage.clear());

test('what is stored is read again', () => {
  expect(readStored('shelf')).toBe('');
  expect(store('shelf', '7')).toBe(true);
  expect(readStored('shelf')).toBe('7');
});

test('a browser that keeps nothing says so, and has nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(store('shelf', '7')).toBe(false);
  expect(readStored('shelf')).toBe('');
});
