import 'server-only';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  Event,
  handleType,
} from 'cockatiel';
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

/** One call too slow, while others are answered, says nothing about the host. */
async function within<T>(ms: number, host: Host, ask: (limit: AbortSignal) => Promise<T>) {
  const { answers } = host;
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(new DOMException('too slow', 'TimeoutError')), ms);
  try {
    const value = await ask(slow.signal);
    host.answers += 1;
    return value;
  } catch (error) {
    if (slow.signal.aborted && host.answers === answers) throw new HangError();
    if (!slow.signal.aborted) host.answers += 1;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a host for at most `ms`, and not at all while it hangs (docs/decisions/0026): then it rejects at once. `name` tells
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
