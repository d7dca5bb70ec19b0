import { kindsIn } from './kinds.mjs';

/**
 * Loads what counts for Prometheus, for those who ask for it alone.
 * @param {{ port: number, host: string } | null} place
 * @param {string} folder the website's, built
 * @param {Omit<Parameters<typeof import('./metrics.mjs').websiteMetrics>[0], 'kindOf'>} state
 * @param {(error: Error) => never} fail
 */
export async function startMetrics(place, folder, state, fail) {
  if (!place) return undefined;
  const { websiteMetrics } = await import('./metrics.mjs');
  const { listenForPrometheus } = await import('./metricsListener.mjs');
  const { register, countAnswer } = websiteMetrics({ kindOf: kindsIn(folder), ...state });
  await listenForPrometheus(register, place).catch(fail);
  return countAnswer;
}
