import { reasonOf, stackOf } from '@/lib/reason';
import { requestId } from '../http/requestIds';

const toldOf = (error: unknown) => (error instanceof Error ? reasonOf(error) : 'unknown');

const placeOf = (error: unknown) =>
  error instanceof Error ? /^ +at .*/m.exec(stackOf(error))?.[0] : undefined;

type Failure = { path: string; token: string; startedAt: number; error?: unknown };

/** One JSON line for each failure. `path` is the call's pattern, so that it contains no visitor's value. */
export function logFailure({ path, token, startedAt, error }: Failure) {
  const line = {
    time: new Date().toISOString(),
    level: error ? 'error' : 'warn',
    msg: error ? toldOf(error) : 'call failed',
    at: error ? placeOf(error)?.trim() : undefined,
    path,
    token,
    id: requestId(),
    duration: Math.round(performance.now() - startedAt),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
