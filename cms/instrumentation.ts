import { IS_PRODUCTION, IS_SERVER, METRICS, SENDS_TRACES } from './env';
import { limitFrames } from './http/framePolicy';
import { setPeerAddresses } from './http/peerAddress';
import { giveIds } from './http/requestIds';

/** Once, before the first request. */
export async function register() {
  setPeerAddresses();
  giveIds();
  limitFrames();
  if (!IS_SERVER) return;
  (await import('@/server/lostOutput.mjs')).bearLostOutput();
  if (IS_PRODUCTION) (await import('@/lib/logConsole')).logConsole();
  (await import('./http/stopping')).stopWell();
  if (METRICS) await (await import('./http/metrics')).startMetrics(METRICS);
  if (SENDS_TRACES) (await import('@/lib/traces')).startTraces('one-world-cms');
}
