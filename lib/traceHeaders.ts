const KEY = Symbol.for('oneWorldOneFuture.traceHeaders');

type Global = { [KEY]?: () => Record<string, string> };

/** What tells another program of the present trace; nothing where no traces are sent. */
export const traceHeaders = (): Record<string, string> => (globalThis as Global)[KEY]?.() ?? {};

/** Each bundle has a copy of this module. */
export const setTraceHeaders = (make: () => Record<string, string>) => {
  (globalThis as Global)[KEY] = make;
};
