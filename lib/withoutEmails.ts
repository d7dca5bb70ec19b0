/** Runs of characters that can be part of an e-mail address in a header, a quoted value or a stack trace. Linear in time. */
const RUN = /[^\s"'<>=&?,;:/\\()]+/g;
const ADDRESS = /[^@](?:@|%40)[^@]/i;

/** Replaces everything that looks like an e-mail address by `[e-mail]`. */
export const withoutEmails = (text: string): string =>
  text.replace(RUN, (run) => (ADDRESS.test(run) ? '[e-mail]' : run));

const UNFINISHED = /[^\s"'<>=&?,;:/\\()]$/;

/**
 * The beginning of a long text, for a log. It is cut first, so that the cost is bounded. The cut may split an e-mail
 * address, so the last run of characters is removed too.
 */
export function beginningOf(text: string, longest: number): string {
  const shown = text.slice(0, longest);
  const isCut = text.length > longest && UNFINISHED.test(shown);
  const end = isCut ? shown.length - (shown.match(RUN)?.at(-1)?.length ?? 0) : shown.length;
  return withoutEmails(shown.slice(0, end)) + (text.length > longest ? '…' : '');
}
