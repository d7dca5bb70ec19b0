import { newestOnly } from './newestOnly';

test('one is done at a time; of those that wait only the newest, also after one that failed', async () => {
  const begun: string[] = [];
  const ends: ((error: Error) => void)[] = [];
  const add = newestOnly();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise((_, reject) => ends.push(reject));
  };
  const first = add(work('a'));
  for (const name of ['b', 'c', 'd']) await add(work(name));
  expect(begun).toEqual(['a']);
  ends[0]?.(new Error('too late'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['a', 'd']);
  ends[1]?.(new Error('too late'));
  await first;
  void add(work('e'));
  expect(begun).toEqual(['a', 'd', 'e']);
});
