import { format, inspect } from 'node:util';
import { log } from './log';
import { reasonOf, stackOf, withoutValues } from './reason';

export const isTokenBearer = (error: unknown): error is { token: string } =>
  typeof error === 'object' &&
  error !== null &&
  'token' in error &&
  typeof error.token === 'string';

const isError = (word: unknown): word is Error => word instanceof Error;

const toldOf = (word: unknown): string =>
  isError(word) ? reasonOf(word) : withoutValues(typeof word === 'string' ? word : inspect(word));

/**
 * Turns what frameworks write to the console into log lines, without e-mail addresses and without what a failed statement was given.
 * Service failures are skipped: they are logged already.
 */
export function logConsole() {
  const write = (level: 'warn' | 'error', words: unknown[]) => {
    if (words.some(isTokenBearer)) return;
    const error = words.find(isError);
    log({ level, msg: format(...words.map(toldOf)), reason: error && stackOf(error) });
  };
  Object.assign(console, {
    warn: (...words: unknown[]) => write('warn', words),
    error: (...words: unknown[]) => write('error', words),
  });
}
