import 'server-only';
import { log, type LogEntry } from '@/lib/log';
import { mayRequest } from './visitorLimits';

/** For what was signed wrongly: a stranger may be refused without end, and fills no log by it. */
export async function logRefusal(headers: Headers, entry: Omit<LogEntry, 'level'>): Promise<void> {
  if (await mayRequest('refused', headers)) log({ level: 'warn', ...entry });
}
