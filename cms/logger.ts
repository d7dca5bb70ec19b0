import type { Config } from 'payload';
import { withoutEmails } from '@/lib/withoutEmails';
import { IS_PRODUCTION } from './env';
import { requestId } from './requestIds';

type Reported = { message: string; stack?: string; status?: number };

/** A stack trace for bugs, not for editors' mistakes. */
const toReason = ({ message, stack, status = 500 }: Reported) =>
  status < 500 ? { message, status } : { message, status, stack };

/** Writes JSON lines to stderr, without e-mail addresses. In development Payload's own logger. */
export const logger: Config['logger'] = IS_PRODUCTION
  ? {
      options: {
        level: 'warn',
        mixin: () => ({ id: requestId() }),
        formatters: { level: (level) => ({ level }) },
        serializers: { err: toReason },
        hooks: { streamWrite: withoutEmails },
      },
      destination: process.stderr,
    }
  : undefined;
