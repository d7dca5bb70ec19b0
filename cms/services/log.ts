import { beginningOf } from '@/lib/withoutEmails';

const LONGEST = 400;

/** A failed statement's message ends with its parameters, which may hold a visitor's address. */
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

/** One JSON line a failure. `path` is the call's pattern, so that no visitor's value is in it. */
export function logFailure({ path, token, startedAt, error }: Failure) {
  const line = {
    time: new Date().toISOString(),
    level: error ? 'error' : 'warn',
    msg: error ? reasonOf(error) : 'call failed',
    at: error ? placeOf(error)?.trim() : undefined,
    path,
    token,
    duration: Math.round(performance.now() - startedAt),
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
