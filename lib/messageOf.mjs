/**
 * What a thrown value says. An error of several addresses, none of which answers, has no message but a code.
 * @param {unknown} error
 */
export function messageOf(error) {
  const { message, code, name } = Object(error);
  return String(message || code || name || error);
}
