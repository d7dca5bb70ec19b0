import type { Config } from 'payload';
import { withoutEmails } from '@/lib/withoutEmails';
import { IS_PRODUCTION } from './env';

type Reported = { message: string; stack?: string; status?: number };

/** An editor's mistake needs no stack; a bug does. */
const toReason = ({ message, stack, status = 500 }: Reported) =>
  status < 500 ? { message, status } : { message, status, stack };

/** One JSON line an event on the error output, and no visitor's or editor's address in it. Payload's own in development. */
export const logger: Config['logger'] = IS_PRODUCTION
  ? {
      options: {
        level: 'warn',
        formatters: { level: (level) => ({ level }) },
        serializers: { err: toReason },
        hooks: { streamWrite: withoutEmails },
      },
      destination: process.stderr,
    }
  : undefined;
