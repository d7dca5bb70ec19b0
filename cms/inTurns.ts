import { setImmediate as others } from 'node:timers/promises';

/**
 * Works through a list, a few at once; results in its order. After a failure none is begun, and it is thrown when no other is under
 * way. SQLite answers at once, so that after each others must have their turn: a process that visitors ask would answer nobody for
 * as long as it imports.
 */
export async function inTurns<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const failures: unknown[] = [];
  const waiting = list.entries();
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      await others();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  if (failures.length > 0) throw failures[0];
  return results;
}
