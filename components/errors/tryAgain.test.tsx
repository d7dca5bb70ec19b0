import { tryAgain } from './tryAgain';

it.each([
  ['a script that was lost', 'ChunkLoadError', 1, 0],
  ['any other error', 'TypeError', 0, 1],
])('After %s the page is tried again in its own way', (_, name, loads, retries) => {
  // jsdom can't load a page, and reports that as an error.
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const retry = jest.fn();
  tryAgain(Object.assign(new Error(), { name }), retry);
  expect(retry).toHaveBeenCalledTimes(retries);
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual(
    Array.from({ length: loads }, () => expect.stringContaining('navigation')),
  );
});
