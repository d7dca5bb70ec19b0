/** @typedef {{ passed: number, failed: number, failures: string[] }} Counts */
/** @typedef {readonly (() => Promise<Counts>)[]} Parts */

/** Counts all parts together; one that crashed counts as one failure. */
function total(settled) {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const { reason, value } of settled) {
    if (reason) console.error(`\n${reason.stack ?? reason.message}`);
    counts.passed += value?.passed ?? 0;
    counts.failed += value?.failed ?? 1;
    counts.failures.push(...(value?.failures ?? [reason.message]));
  }
  return counts;
}

/**
 * Runs parts of a suite side by side.
 * @param {Parts} parts
 * @returns {Promise<Counts>}
 */
export const runLanes = async (parts) =>
  total(await Promise.allSettled(parts.map((part) => part())));

/**
 * Runs parts of a suite one after the other, also those after one that crashed.
 * @param {Parts} parts
 * @returns {Promise<Counts>}
 */
export async function inTurn(parts) {
  const settled = [];
  for (const part of parts) settled.push(...(await Promise.allSettled([part()])));
  return total(settled);
}
