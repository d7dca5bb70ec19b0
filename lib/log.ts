type LogLevel = 'info' | 'warn' | 'error';

export type LogEntry = {
  level: LogLevel;
  msg: string;
  path?: string;
  token?: string;
  /** milliseconds */
  duration?: number;
  reason?: string;
};

const EMAIL = /[^\s@"'<>=&?,;:/\\]+(?:@|%40)[^\s@"'<>=&?,;:/\\]+/gi;
const LONGEST = 500;

const scrub = (value: unknown) =>
  typeof value === 'string' ? value.replace(EMAIL, '[e-mail]').slice(0, LONGEST) : value;

/** One JSON line. Whatever looks like an e-mail address leaves it, wherever it came from. */
export const toLogLine = (entry: LogEntry, now: Date): string =>
  JSON.stringify({ time: now.toISOString(), ...entry }, (_key, value: unknown) => scrub(value));

export function log(entry: LogEntry): void {
  process.stderr.write(`${toLogLine(entry, new Date())}\n`);
}
