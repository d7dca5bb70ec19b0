import { middle } from '../rows.mjs';

/**
 * Some rounds of the visits, in turn. The round before them isn't counted: by it the server makes what it keeps.
 * @template T
 * @param {number} rounds
 * @param {(() => Promise<T>)[]} visits
 * @returns {Promise<T[][]>} what each of them found
 */
export async function inTurn(rounds, visits) {
  const found = visits.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, visit] of visits.entries()) found[place].push(await visit());
  return found.map((each) => each.slice(1));
}

const LOADS = 3;

/**
 * All loads in turn, several times: what else the machine does meets each of them. Returns the middle of each figure.
 * @template T
 * @param {Record<string, T>} loads
 * @param {(load: T) => Promise<Record<string, number>>} measure
 */
export async function middlesInTurn(loads, measure) {
  const found = new Map(Object.keys(loads).map((name) => [name, []]));
  for (let round = 0; round < LOADS; round += 1)
    for (const [name, load] of Object.entries(loads)) found.get(name).push(await measure(load));
  return (name, figure) => middle(found.get(name).map((figures) => figures[figure] ?? 0));
}
