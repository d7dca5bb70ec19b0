import { messageOf } from './messageOf.mjs';
import { beginningOf } from './withoutEmails';

const LONGEST = 400;
const FAILED = 'Failed query: ';

/**
 * The message of a failed statement is the whole statement with its parameters: a name, an address, a password's hash. What stays is
 * its beginning, up to the first text in quotes: it says which table that was.
 */
export function withoutValues(text: string): string {
  const at = text.indexOf(FAILED);
  if (at < 0) return text;
  const statement = text.slice(at);
  const [kept = ''] = statement.split(/'|\n *params:/, 1);
  return kept === statement ? text : `${text.slice(0, at)}${kept}…`;
}

const shortened = (error: unknown) => beginningOf(withoutValues(messageOf(error)), LONGEST);

/** What an error says, and what it comes from: of a failed statement or request only that tells why it failed. */
export function reasonOf(error: unknown): string {
  const { cause } = Object(error);
  return shortened(error) + (cause instanceof Error ? `: ${shortened(cause)}` : '');
}

/** An error's kind and the lines of its stack, without the message that is between them. */
export const stackOf = ({ message, stack = '' }: Pick<Error, 'message' | 'stack'>): string =>
  withoutValues(stack.replace(`: ${message}`, ''));
