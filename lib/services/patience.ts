import 'server-only';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  Event,
  handleType,
} from 'cockatiel';
import { performance as hooks } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A host that has kept somebody waiting in vain is asked nothing for so long. */
const REST_MS = 3000;
/** Then one call tries it. Others wait so long for how that goes. */
const TRIAL_WAIT_MS = 200;

/** The host has answered nobody from the call's beginning to its time limit. */
class HangError extends Error {
  override readonly name = 'HangError';
}

function makeHost() {
  const breaker = circuitBreaker(handleType(HangError), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: REST_MS,
  });
  return { breaker, answers: 0 };
}

type Host = ReturnType<typeof makeHost>;

const hosts = new Map<string, Host>();

function hostOf(name: string): Host {
  const host = hosts.get(name) ?? makeHost();
  hosts.set(name, host);
  return host;
}

/** However busy we are, nobody waits for longer than so many limits. */
const MOST_LIMITS = 2.5;

/**
 * Calls `giveUp` when the host has been waited for so long. Time in which this process was busy itself (drawing pages) doesn't
 * count: an answer may lie there unread. Hands back what stops it.
 */
function patience(ms: number, giveUp: () => void): () => void {
  const [since, begun] = [performance.now(), hooks.eventLoopUtilization()];
  let timer = setTimeout(look, ms);
  function look() {
    const elapsed = performance.now() - since;
    const waited = elapsed - hooks.eventLoopUtilization(begun).active;
    const left = Math.min(ms - waited, ms * MOST_LIMITS - elapsed);
    if (left < 1) giveUp();
    else timer = setTimeout(look, left);
  }
  return () => clearTimeout(timer);
}

/** One call too slow, while others are answered, says nothing about the host. */
async function within<T>(ms: number, host: Host, ask: (limit: AbortSignal) => Promise<T>) {
  const { answers } = host;
  const slow = new AbortController();
  const stop = patience(ms, () => slow.abort(new DOMException('too slow', 'TimeoutError')));
  try {
    const value = await ask(slow.signal);
    host.answers += 1;
    return value;
  } catch (error) {
    if (slow.signal.aborted && host.answers === answers) throw new HangError();
    if (!slow.signal.aborted) host.answers += 1;
    throw error;
  } finally {
    stop();
  }
}

/**
 * Asks a host for at most `ms` (a little more while this process is busy), and not at all while it hangs (docs/decisions/0026): then it rejects at once. `name` tells
 * hosts apart. A refused connection is an answer too: it costs no waiting, and the next call may succeed.
 */
export async function patiently<T>(
  name: string,
  ms: number,
  ask: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const host = hostOf(name);
  const { breaker } = host;
  if (breaker.state === CircuitState.HalfOpen) {
    await Promise.race([Event.toPromise(breaker.onStateChange), wait(TRIAL_WAIT_MS)]);
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError('the host hangs');
  }
  return breaker.execute(() => within(ms, host, ask));
}
