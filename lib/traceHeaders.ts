import { oneForAll } from './oneForAll.mjs';

const state = oneForAll('traceHeaders', () => ({ make: (): Record<string, string> => ({}) }));

/** What tells another program of the present trace; nothing where no traces are sent. */
export const traceHeaders = () => state.make();

export function setTraceHeaders(make: () => Record<string, string>) {
  state.make = make;
}
