import { messageOf } from '@/lib/errors';
import { withoutValues } from '@/lib/reason';

/** Of the disk, and of a connection, as Node names them. */
const SYSTEM =
  /^(?:ENOSPC|EDQUOT|EROFS|EIO|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/;
/** Connections, no room or memory, a server that is stopped or only read, and its disk. */
const POSTGRES = /^(?:08...|53...|57P..|58...|25006)$/;
/**
 * Lost connections that have no code: `pg` says so, the third is of cms/queries/pools.ts. Payload keeps no cause of a transaction
 * that can't begin. At the beginning only: a statement's message contains a work's texts.
 */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|no connection was free|Error: cannot begin transaction)/;
/** A bucket that takes no file (cms/files/uploadFirst.ts). */
const UNAVAILABLE = 503;

type Told = Error & { status?: number; code?: unknown };

/**
 * A failure that isn't the row's: the next one would meet it, too (docs/decisions/0043). Of what was thrown, the error that says
 * so: a failed statement's message is the statement, and why it failed is its cause.
 */
export function wholeFailureOf(error: unknown): Error | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const told = error as Told;
  const named = String(told.code);
  const isOfTheWhole =
    told.status === UNAVAILABLE ||
    [SYSTEM, SQLITE, POSTGRES].some((codes) => codes.test(named)) ||
    LOST.test(told.message);
  return isOfTheWhole ? told : wholeFailureOf(told.cause);
}

/** What stopped an import, wherever it was thrown: without a statement's values, which are of children. */
export const whyStopped = (error: unknown): string =>
  withoutValues(messageOf(wholeFailureOf(error) ?? error));
