import { setImmediate as others } from 'node:timers/promises';

/**
 * Works through a list, a few at once; results in its order. SQLite answers at once, so that after each others must have their
 * turn: a process that visitors ask would answer nobody for as long as it imports.
 */
export async function inTurns<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = list.entries();
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      results[index] = await work(item);
      await others();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return results;
}
