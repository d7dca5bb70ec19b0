import { beginningOf } from '@/lib/withoutEmails';
import { requestId } from '../requestIds';

const LONGEST = 400;

/** The message of a failed statement ends with its parameters, which may contain a visitor's address. */
const withoutValues = (message: string) =>
  beginningOf(message.split('\nparams:', 1)[0] ?? '', LONGEST);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? `: ${withoutValues(error.cause.message)}` : '';
  return withoutValues(error.message) + cause;
}

const placeOf = (error: unknown) =>
  error instanceof Error
    ? error.stack?.split('\n').find((line) => /^\s+at /.test(line))
    : undefined;

type Failure = { path: string; token: string; startedAt: number; error?: unknown };

/** One JSON line for each failure. `path` is the call's pattern, so that it contains no visitor's value. */
export function logFailure({ path, token, startedAt, error }: Failure) {
  const line = {
    time: new Date().toISOString(),
    level: error ? 'error' : 'warn',
    msg: error ? reasonOf(error) : 'call failed',
    at: error ? placeOf(error)?.trim() : undefined,
    path,
    token,
    id: requestId(),
    duration: Math.round(performance.now() - startedAt),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
