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

/** How long a host gets no calls after it has let one time out. */
const REST_MS = 3000;
/** After that one call tries the host again; the others wait this long for its result. */
const TRIAL_WAIT_MS = 200;

/** The host answered no call between this call's start and its time-out, or nothing to whoever tried it again. */
class HangError extends Error {
  override readonly name = 'HangError';
}

/** The state of a circuit that has been open for long, as cockatiel stores it: one call tries the host. */
const rested = () => ({
  ownState: { value: CircuitState.Open, openedAt: 0, attemptNo: 1 },
  breakerState: 1,
});

function makeCircuit(initialState?: unknown) {
  const breaker = circuitBreaker(handleType(HangError), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: REST_MS,
    initialState,
  });
  const circuit = { breaker, openedAt: 0 };
  breaker.onBreak(() => {
    circuit.openedAt = performance.now();
  });
  return circuit;
}

type Circuit = ReturnType<typeof makeCircuit>;

/** cockatiel goes by the machine's clock: when that is set back, a circuit would stay open for as long as it was set. */
const hasRested = ({ breaker, openedAt }: Circuit) =>
  breaker.state === CircuitState.Open && performance.now() - openedAt >= REST_MS;

type Host = { circuit: Circuit; answers: number };

const hosts = new Map<string, Host>();

function hostOf(name: string): Host {
  const host = hosts.get(name) ?? { circuit: makeCircuit(), answers: 0 };
  if (hasRested(host.circuit)) host.circuit = makeCircuit(rested());
  hosts.set(name, host);
  return host;
}

/** However busy this process is, a call waits at most this many times its limit. */
const MOST_LIMITS = 2.5;

/**
 * Calls `giveUp` when the host has not answered for `ms`. Time in which this process was busy (rendering) doesn't
 * count: the answer may have arrived unread. Returns a function that cancels the timer.
 */
function startTimeLimit(ms: number, giveUp: () => void): () => void {
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

/** `isTrial`: it finds out whether a host that hung answers again, for all who ask, and goes on when whoever asked has left. */
type Call<T> = (limit: AbortSignal, isTrial: boolean) => Promise<T>;

/** A single slow call, while others are answered, doesn't mean that the host hangs. Whoever leaves has heard nothing of it. */
async function within<T>(
  ms: number,
  host: Host,
  call: (limit: AbortSignal) => Promise<T>,
  caller?: AbortSignal,
) {
  const { answers } = host;
  const slow = new AbortController();
  const stop = startTimeLimit(ms, () => slow.abort(new DOMException('too slow', 'TimeoutError')));
  try {
    const value = await call(slow.signal);
    host.answers += 1;
    return value;
  } catch (error) {
    if (slow.signal.aborted && host.answers === answers) throw new HangError();
    if (!slow.signal.aborted && !caller?.aborted) host.answers += 1;
    throw error;
  } finally {
    stop();
  }
}

/**
 * Calls a host with a time limit of `ms`, more while this process is busy. While the host hangs, rejects at once
 * (docs/decisions/0026). `name` tells hosts apart. A refused connection is no hang: the next call may succeed. `caller`: aborted
 * when whoever asks has left.
 */
export async function withCircuitBreaker<T>(
  name: string,
  ms: number,
  call: Call<T>,
  caller?: AbortSignal,
): Promise<T> {
  const host = hostOf(name);
  const { breaker } = host.circuit;
  if (breaker.state === CircuitState.HalfOpen) {
    await Promise.race([Event.toPromise(breaker.onStateChange), wait(TRIAL_WAIT_MS)]);
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError('the host hangs');
  }
  caller?.throwIfAborted();
  const isTrial = breaker.state === CircuitState.Open;
  return breaker.execute(() => within(ms, host, (limit) => call(limit, isTrial), caller));
}
