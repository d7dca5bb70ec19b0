/** Up to what ends an address in an address line, a header, a quoted value or a stack trace. Each character is looked at once. */
const RUN = /[^\s"'<>=&?,;:/\\()]+/g;
const ADDRESS = /[^@](?:@|%40)[^@]/i;

/** The text with `[e-mail]` for whatever looks like an e-mail address, wherever it came from. */
export const withoutEmails = (text: string): string =>
  text.replace(RUN, (run) => (ADDRESS.test(run) ? '[e-mail]' : run));

const UNFINISHED = /[^\s"'<>=&?,;:/\\()]$/;

/**
 * The beginning of a text that may be endless, for a log. Cut first, so that what a visitor sends costs no more than what is
 * shown; the cut may have gone through an address, so its last run of characters is left out too.
 */
export function beginningOf(text: string, longest: number): string {
  const shown = text.slice(0, longest);
  const isCut = text.length > longest && UNFINISHED.test(shown);
  const end = isCut ? shown.length - (shown.match(RUN)?.at(-1)?.length ?? 0) : shown.length;
  return withoutEmails(shown.slice(0, end)) + (text.length > longest ? '…' : '');
}
