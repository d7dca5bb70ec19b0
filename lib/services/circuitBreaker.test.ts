import { withCircuitBreaker } from './circuitBreaker';

const LIMIT_MS = 30;

/** Accepts the call and never answers. */
const hanging = (limit: AbortSignal) =>
  new Promise<string>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason));
  });

const answering = () => Promise.resolve('an answer');
const refusing = () => Promise.reject(new TypeError('fetch failed'));
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A separate host for each test. */
let host = 0;
const ask = <T>(how: (limit: AbortSignal) => Promise<T>) =>
  withCircuitBreaker(`host ${host}`, LIMIT_MS, how);

function askAndLeave() {
  const leaver = new AbortController();
  const leaving = () => {
    leaver.abort();
    return Promise.reject(leaver.signal.reason);
  };
  return withCircuitBreaker(`host ${host}`, LIMIT_MS, leaving, leaver.signal);
}

/** The result of a call: its value or failure, whether it was sent, and how long it took. */
async function outcome(how: (limit: AbortSignal) => Promise<string>) {
  const sent = jest.fn(how);
  const start = performance.now();
  const value = await ask(sent).catch(({ name }: Error) => name);
  return { value, isSent: sent.mock.calls.length > 0, ms: performance.now() - start };
}

const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

describe('withCircuitBreaker', () => {
  beforeEach(() => {
    host += 1;
  });

  it('hands back what it is answered', () => expect(ask(answering)).resolves.toBe('an answer'));

  it('gives up at the limit, and then asks nothing for a while', async () => {
    later(0);
    expect(await outcome(hanging)).toMatchObject({ value: 'HangError', isSent: true });
    const next = await outcome(answering);
    expect(next).toMatchObject({ value: 'Error', isSent: false });
    // Less than others wait for a trial.
    expect(next.ms).toBeLessThan(150);
    later(2900);
    expect(await outcome(answering)).toMatchObject({ isSent: false });
  });

  it('gives nobody up for being busy itself: the answer lies there unread', async () => {
    const limitMs = 10 * LIMIT_MS;
    const asked = withCircuitBreaker(
      `host ${host}`,
      limitMs,
      (limit) =>
        new Promise<string>((resolve, reject) => {
          limit.addEventListener('abort', () => reject(limit.reason));
          setTimeout(() => {
            const until = performance.now() + 1.2 * limitMs;
            while (performance.now() < until);
            // As late as a socket's data would be read: after the next timers.
            setImmediate(() => setImmediate(() => resolve('an answer')));
          }, 1);
        }),
    );
    await expect(asked).resolves.toBe('an answer');
  });

  it('asks again after 3 seconds, and is as before when there is an answer', async () => {
    await outcome(hanging);
    later(3000);
    expect(await outcome(answering)).toMatchObject({ value: 'an answer' });
    expect(await outcome(answering)).toMatchObject({ value: 'an answer' });
  });

  it('asks again after 3 seconds when the clock was set back meanwhile, with one call', async () => {
    await outcome(hanging);
    later(-3_600_000);
    const steady = performance.now();
    const passed = jest.spyOn(performance, 'now');
    passed.mockReturnValue(steady + 2000);
    expect(await outcome(answering)).toMatchObject({ isSent: false });
    passed.mockReturnValue(steady + 3000);
    const sent = jest.fn(() => after(50).then(answering));
    const asked = ask(sent);
    const others = await Promise.all([outcome(answering), outcome(answering)]);
    expect(sent.mock.calls).toMatchObject([[expect.anything(), true]]);
    expect(others.map(({ value }) => value)).toEqual(['an answer', 'an answer']);
    await expect(asked).resolves.toBe('an answer');
  });

  it('asks nothing for another 3 seconds when that call hangs as well', async () => {
    await outcome(hanging);
    later(-3_600_000);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 3000);
    expect(await outcome(hanging)).toMatchObject({ value: 'HangError', isSent: true });
    expect(await outcome(answering)).toMatchObject({ isSent: false });
  });

  it('lets one call try; the others wait shortly for how that goes', async () => {
    await outcome(hanging);
    later(3000);
    const trial = ask(() => after(50).then(answering));
    const others = await Promise.all([outcome(answering), outcome(answering)]);
    expect(others.map(({ value }) => value)).toEqual(['an answer', 'an answer']);
    await expect(trial).resolves.toBe('an answer');
  });

  it('keeps the others no longer when the one waits in vain', async () => {
    await outcome(hanging);
    later(3000);
    const trial = withCircuitBreaker(`host ${host}`, 1500, hanging).catch(() => 'given up');
    const other = await outcome(answering);
    expect(other).toMatchObject({ value: 'Error', isSent: false });
    expect(other.ms).toBeLessThan(1200);
    await expect(trial).resolves.toBe('given up');
  });

  it('takes one slow call among others for a slow call', async () => {
    const slow = outcome(hanging);
    await after(5);
    await ask(answering);
    expect(await slow).toMatchObject({ value: 'TimeoutError' });
    expect(await outcome(answering)).toMatchObject({ value: 'an answer' });
  });

  it('takes nobody who leaves for an answer', async () => {
    const slow = outcome(hanging);
    await after(5);
    await expect(askAndLeave()).rejects.toThrow('aborted');
    expect(await slow).toMatchObject({ value: 'HangError' });
    expect(await outcome(answering)).toMatchObject({ isSent: false });
  });

  it('tells the call that tries the host, and no other', async () => {
    const asked = jest.fn(answering);
    await ask(asked);
    await outcome(hanging);
    later(3000);
    await ask(asked);
    await ask(asked);
    expect(asked.mock.calls.map(([, isTrial]: unknown[]) => isTrial)).toEqual([false, true, false]);
  });

  it('is not tried for whoever has left', async () => {
    await outcome(hanging);
    later(3000);
    const sent = jest.fn(answering);
    const asked = withCircuitBreaker(`host ${host}`, LIMIT_MS, sent, AbortSignal.abort());
    await expect(asked).rejects.toThrow('aborted');
    expect(sent).not.toHaveBeenCalled();
    expect(await outcome(answering)).toMatchObject({ value: 'an answer' });
  });

  it('asks on whatever was refused', async () => {
    await outcome(refusing);
    await outcome(refusing);
    expect(await outcome(answering)).toMatchObject({ value: 'an answer' });
  });

  it('leaves alone what is still read after its answer has begun', async () => {
    const limit = await ask((signal) => Promise.resolve(signal));
    await after(LIMIT_MS + 20);
    expect(limit.aborted).toBe(false);
  });
});
