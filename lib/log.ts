import { requestScope } from '@/server/requestScope.mjs';
import { beginningOf } from './withoutEmails';

type LogLevel = 'info' | 'warn' | 'error';

export type LogEntry = {
  level: LogLevel;
  msg: string;
  path?: string;
  token?: string;
  /** milliseconds */
  duration?: number;
  reason?: string;
  /** of the request */
  id?: string;
  /** of the requests to the CMS that changed something (docs/decisions/0040) */
  changes?: readonly string[];
};

const LONGEST = 500;

const scrub = (value: unknown) => (typeof value === 'string' ? beginningOf(value, LONGEST) : value);

/** One JSON line. Anything that looks like an e-mail address is replaced. */
export const toLogLine = (entry: LogEntry, now: Date): string =>
  JSON.stringify({ time: now.toISOString(), ...entry }, (_key, value: unknown) => scrub(value));

export function log(entry: LogEntry): void {
  const id = requestScope.getStore()?.id;
  process.stderr.write(`${toLogLine({ ...entry, id }, new Date())}\n`);
}
