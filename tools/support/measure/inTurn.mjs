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
