/** `fill('{position} of {total}', {position: 6, total: 150})`: a text for the browser, without a message parser. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
