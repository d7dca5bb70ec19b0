/**
 * Runs parts of a suite side by side, and counts them together; one that crashes counts as one failure.
 * @param {readonly (() => Promise<{ passed: number, failed: number, failures: string[] }>)[]} lanes
 */
export async function runLanes(lanes) {
  const counts = { passed: 0, failed: 0, failures: [] };
  for (const { reason, value } of await Promise.allSettled(lanes.map((lane) => lane()))) {
    if (reason) console.error(`\n${reason.stack ?? reason.message}`);
    counts.passed += value?.passed ?? 0;
    counts.failed += value?.failed ?? 1;
    counts.failures.push(...(value?.failures ?? [reason.message]));
  }
  return counts;
}
