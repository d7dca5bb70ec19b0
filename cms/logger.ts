import type { Config } from 'payload';
import { reasonOf, stackOf, withoutValues } from '@/lib/reason';
import { withoutEmails } from '@/lib/withoutEmails';
import { IS_PRODUCTION } from './env';
import { requestId } from './http/requestIds';

type Reported = Pick<Error, 'message' | 'stack' | 'cause'> & { status?: number };

/** A stack trace for bugs, not for editors' mistakes. */
function toReason(error: Reported) {
  const { status = 500 } = error;
  const message = reasonOf(error);
  return status < 500 ? { message, status } : { message, status, stack: stackOf(error) };
}

/** Writes JSON lines to stderr, without e-mail addresses and values of statements. In development Payload's own logger. */
export const logger: Config['logger'] = IS_PRODUCTION
  ? {
      options: {
        level: 'warn',
        mixin: () => ({ id: requestId() }),
        formatters: { level: (level) => ({ level }) },
        // Pino repeats an error's message as `msg`.
        serializers: { err: toReason, msg: (said: unknown) => withoutValues(String(said)) },
        hooks: { streamWrite: withoutEmails },
      },
      destination: process.stderr,
    }
  : undefined;
