import { setTimeout as wait } from 'node:timers/promises';

/** `node scripts/untilReady.mjs ADDRESS`: ends when it answers 2xx, with exit code 1 when it does not for a minute. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 200;

const [address = ''] = process.argv.slice(2);
const isReady = () =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const end = performance.now() + LONGEST_MS;
while (!(await isReady())) {
  if (performance.now() > end) {
    console.error(`${address} is not ready after ${LONGEST_MS / 1000} s.`);
    process.exit(1);
  }
  await wait(PAUSE_MS);
}
process.exit(0);
