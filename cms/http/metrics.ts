import type { IncomingMessage } from 'node:http';
import { Counter, Histogram } from 'prom-client';
import { setMeasures } from '@/server/measures.mjs';
import { listenForPrometheus, newRegistry } from '@/server/metricsListener.mjs';
import { onAnswer, onRequest } from './requests';

const KINDS: readonly string[] = ['admin', 'api', 'services', 'download', 'video', 'health'];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The first part of a path, if it is one of ours. */
function kindOf(url = '') {
  const [, first = ''] = url.split('?', 1)[0]?.split('/') ?? [];
  return KINDS.includes(first) ? first : 'other';
}

/** What Prometheus is told of the CMS. Labels have few values, all from our own code. */
export function cmsMetrics() {
  const register = newRegistry();
  const registers = [register];
  const requests = new Counter({
    name: 'cms_requests_total',
    help: 'Answers',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'cms_call_seconds',
    help: 'Calls of services that were answered',
    labelNames: ['call', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  setMeasures({
    call: (call: string, outcome: string, seconds: number) =>
      calls.observe({ call, outcome }, seconds),
    favourite: () => undefined,
    picture: () => undefined,
  });
  return { register, requests };
}

export async function startMetrics(place: { port: number; host: string }) {
  const { register, requests } = cmsMetrics();
  const listener = await listenForPrometheus(register, place).catch((error: Error) => {
    process.stderr.write(`The CMS cannot listen on port ${place.port}: ${error.message}\n`);
    process.exit(1);
  });
  const kinds = new WeakMap<IncomingMessage, string>();
  onRequest(({ request, server }) => {
    if (server !== listener) kinds.set(request, kindOf(request.url));
  });
  onAnswer(({ request, response }) => {
    const kind = kinds.get(request);
    if (kind) requests.inc({ kind, status: `${Math.floor(response.statusCode / 100)}xx` });
  });
}
